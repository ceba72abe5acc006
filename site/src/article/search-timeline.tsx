import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { fill, fillCount } from "../../i18n/fill.ts";
import type { ReferenceTexts } from "../../i18n/texts.ts";
import { Figure } from "../markdown/figure.tsx";
import { ContractTable } from "../reference/contract-table.tsx";
import type { ReferenceContext } from "../reference/reference-context.ts";
import { figureHtml } from "./figure-html.ts";
import type { RecordedCall, RecordedSearch } from "./recorded-search.ts";
import { sizeText } from "./size-text.ts";
import { secondsText, TimelineDrawing } from "./timeline-drawing.tsx";

interface Props {
  readonly search: RecordedSearch;
  readonly context: ReferenceContext;
}

/** A recorded search as a drawing, and as a table that says the same. */
export function SearchTimeline({ search, context }: Props): ReactElement {
  const texts = context.texts.timeline;
  const { columns } = texts;
  const resultsOf = ({ itineraries, agents }: RecordedCall) =>
    fill(texts.results, {
      itineraries: fillCount(texts.itineraries, itineraries),
      agents: fillCount(texts.agents, agents),
    });
  const alt = altOf(search, texts, resultsOf);
  const drawing = renderToStaticMarkup(
    <TimelineDrawing search={search} resultsOf={resultsOf} texts={texts} />,
  );
  return (
    <>
      <Figure html={figureHtml(drawing, alt)} alt={alt} caption={texts.caption} />
      <ContractTable kind="timeline" label={texts.table} columns={Object.values(columns)}>
        {search.map((call) => (
          <tr key={call.at}>
            <th scope="row">{secondsText(call)}</th>
            <td>{call.call}</td>
            <td>
              <code>{call.status}</code>, <code>{call.action}</code>
            </td>
            <td data-label={columns.itineraries}>{call.itineraries}</td>
            <td data-label={columns.agents}>{call.agents}</td>
            <td data-label={columns.json}>{sizeText(call.bytes)}</td>
            <td data-label={columns.gzip}>{sizeText(call.gzip)}</td>
          </tr>
        ))}
      </ContractTable>
    </>
  );
}

function altOf(
  search: RecordedSearch,
  { alt, unchangedPolls }: ReferenceTexts["timeline"],
  resultsOf: (call: RecordedCall) => string,
): string {
  const [first] = search;
  const last = search.at(-1);
  if (!first || !last) return alt;
  const unchanged = search.filter(({ itineraries }) => itineraries === 0);
  return fill(alt, {
    calls: String(search.length),
    seconds: secondsText(last),
    first: resultsOf(first),
    unchanged: fillCount(unchangedPolls, unchanged.length),
    last: resultsOf(last),
  });
}
