import type { ReactElement } from "react";
import type { ReferenceTexts } from "../../i18n/texts.ts";
import type { RecordedCall, RecordedSearch } from "./recorded-search.ts";
import { sizeText } from "./size-text.ts";

interface Props {
  readonly search: RecordedSearch;
  readonly resultsOf: (call: RecordedCall) => string;
  readonly texts: ReferenceTexts["timeline"];
}

/** In units of the drawing, which are pixels on a phone. */
const WIDTH = 344;
const TOP = 46;
const ROW = 42;
const AXIS = 48;
const BAR = 66;
const LONGEST_BAR = 200;

/** A search from create to complete, one row per call: its time, and the size of the response. */
export function TimelineDrawing({ search, resultsOf, texts }: Props): ReactElement {
  const largest = Math.max(...search.map(({ bytes }) => bytes));
  const widthOf = (bytes: number) => Math.round((bytes / largest) * LONGEST_BAR);
  const height = TOP + ROW * search.length - 12;
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: the figure around it names it
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${WIDTH} ${height}`}
      fontSize="13"
      fill="none"
      strokeWidth="1.4"
    >
      <rect className="fig-fill fig-line" x={BAR} y="3" width="22" height="10" />
      <rect className="fig-muted" x={BAR + 70} y="3" width="22" height="10" />
      <g className="fig-muted" fontSize="12">
        <text x={BAR + 29} y="12">
          JSON
        </text>
        <text x={BAR + 99} y="12">
          gzip
        </text>
      </g>
      <path className="fig-line" d={`M${AXIS} ${TOP}V${TOP + ROW * (search.length - 1)}`} />
      {search.map((call, index) => {
        const y = TOP + ROW * index;
        const isNew = call.itineraries > 0;
        const width = widthOf(call.bytes);
        return (
          <g key={call.at}>
            <text className="fig-text" x="34" y={y + 4} textAnchor="end">
              {secondsText(call)}
            </text>
            <Mark call={call} y={y} isNew={isNew} />
            {isNew && (
              <>
                <rect className="fig-fill fig-line" x={BAR} y={y - 9} width={width} height="12" />
                <rect
                  className="fig-muted"
                  x={BAR}
                  y={y - 9}
                  width={widthOf(call.gzip)}
                  height="12"
                />
              </>
            )}
            <text className="fig-text" x={isNew ? BAR + width + 7 : BAR} y={y + (isNew ? 2 : 4)}>
              {sizeText(call.bytes)}
            </text>
            <text
              className="fig-muted"
              fontSize="12"
              x={isNew ? BAR : BAR + 50}
              y={y + (isNew ? 18 : 4)}
            >
              {isNew ? resultsOf(call) : texts.unchanged}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** secondsText({ at: 2000 }) → "2 s" */
export function secondsText({ at }: Pick<RecordedCall, "at">): string {
  return `${at / 1000} s`;
}

interface MarkProps {
  readonly call: RecordedCall;
  readonly y: number;
  readonly isNew: boolean;
}

/** A triangle for create, then points: filled with new results, else hollow, large at the end. */
function Mark({ call, y, isNew }: MarkProps) {
  if (call.call === "create") {
    return <path className="fig-text" d={`M${AXIS} ${y - 7}l6.5 12h-13z`} />;
  }
  if (call.status === "COMPLETE") {
    return <circle className="fig-accent-fill" cx={AXIS} cy={y} r="7" />;
  }
  return isNew ? (
    <circle className="fig-text" cx={AXIS} cy={y} r="5" />
  ) : (
    <circle className="fig-fill fig-ink" cx={AXIS} cy={y} r="4.5" />
  );
}
