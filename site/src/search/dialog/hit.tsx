import type { ReactElement, ReactNode } from "react";
import { fill } from "../../../i18n/fill.ts";
import type { SearchTexts } from "../../../i18n/texts.ts";
import type { Row, Run } from "../query/answer.ts";
import { isProse, type RecordKind } from "../records/record.ts";
import type { Item } from "./item.ts";
import { RunList } from "./run-list.tsx";

interface Props {
  readonly item: Item;
  readonly texts: SearchTexts;
}

/** The content of one line: kind, title, location and excerpt. */
export function Hit({ item, texts }: Props): ReactElement {
  switch (item.kind) {
    case "place":
      return <PlaceHit row={item.row} texts={texts} />;
    case "recent":
      return (
        <>
          <Sign kind={item.place.kind} />
          <Title isName={!isProse(item.place.kind)}>
            <span>{item.place.title}</span>
          </Title>
          <span className="hit-where">{item.place.where}</span>
        </>
      );
    case "example":
      return (
        <>
          <Sign kind="section" />
          <Title isName={false}>
            <span>{item.typed}</span>
          </Title>
          <small>{item.hint}</small>
        </>
      );
  }
}

function PlaceHit({ row, texts }: { readonly row: Row; readonly texts: SearchTexts }) {
  const { kind, title, shared, became, page, where, excerpt, badge, further, lang } = row;
  const isName = !isProse(kind) && kind !== "operation" && kind !== "error";
  return (
    <>
      {badge === "" ? <Sign kind={kind} /> : <span className="hit-badge">{badge}</span>}
      <Title isName={isName}>
        {page === "" ? null : <span className="hit-page">{page} › </span>}
        <span lang={lang}>
          {became === undefined ? (
            <RunList runs={title} shared={shared} />
          ) : (
            <Retired runs={title} became={became} texts={texts} />
          )}
        </span>
      </Title>
      <span className="hit-where">
        {where}
        {further > 0 ? ` ${fill(texts.further, { count: further })}` : null}
      </span>
      {excerpt.length === 0 ? null : (
        <small lang={lang}>
          <RunList runs={excerpt} />
        </small>
      )}
    </>
  );
}

interface RetiredProps {
  readonly runs: readonly Run[];
  readonly became: string;
  readonly texts: SearchTexts;
}

function Retired({ runs, became, texts }: RetiredProps) {
  return (
    <>
      <s>
        <RunList runs={runs} />
      </s>{" "}
      {became === "" ? <span className="hit-gone">{texts.gone}</span> : `→ ${became}`}
    </>
  );
}

interface TitleProps {
  readonly isName: boolean;
  readonly children: ReactNode;
}

function Title({ isName, children }: TitleProps) {
  return <span className="hit-title">{isName ? <code>{children}</code> : <b>{children}</b>}</span>;
}

/**
 * The signs of the chart: a filled waypoint is a page, a hollow one a name, a dashed one is gone.
 */
function Sign({ kind }: { readonly kind: RecordKind }) {
  return <span className="hit-sign" data-kind={isProse(kind) ? "page" : kind} aria-hidden="true" />;
}
