import { type ReactElement, useEffect, useState } from "react";
import type { ExplorerTexts } from "../../i18n/texts.ts";
import type { NameCards } from "../browser/name-card.ts";
import "../styles/explorer.css";
import { ChoiceRow } from "./choice-row.tsx";
import { findName } from "./find-name.ts";
import { linesOf } from "./lines-of.ts";
import type { TreeMove } from "./move-in-tree.ts";
import { ResponseTree } from "./response-tree.tsx";
import { RowMeaning } from "./row-meaning.tsx";
import { firstOpen, rowsOf } from "./rows-of.ts";
import { TextLines } from "./text-lines.tsx";

export interface ExplorerProps {
  readonly received: ShownResponse;
  /** Name of the schema of its body: "LiveSearchResponse". */
  readonly schema: string;
  /** Where what its names mean is fetched. */
  readonly names: string;
  readonly texts: ExplorerTexts;
  readonly pageLang: string;
}

export interface ShownResponse {
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly text: string;
  readonly json?: unknown;
}

type View = "tree" | "text" | "headers";

/** A response, whatever came: a tree where it is JSON, else its text. */
export function Explorer(props: ExplorerProps): ReactElement {
  const { received, texts } = props;
  const isTree = typeof received.json === "object" && received.json !== null;
  const [chosen, setChosen] = useState<View>("tree");
  const view = chosen === "tree" && !isTree ? "text" : chosen;
  const views: readonly View[] = isTree ? ["tree", "text", "headers"] : ["text", "headers"];
  return (
    <div className="explorer">
      <ChoiceRow
        legend={texts.views}
        choices={views.map((id) => ({ id, label: texts[id] }))}
        chosen={view}
        onChoose={setChosen}
      />
      {view === "tree" ? <TreeView key={props.schema} {...props} /> : null}
      {view === "text" ? <TextView {...props} /> : null}
      {view === "headers" ? (
        <dl className="headers" lang="en">
          {received.headers.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </div>
  );
}

function TextView({ received, texts }: ExplorerProps): ReactElement {
  if (received.text === "") return <p className="note">{texts.empty}</p>;
  return (
    <>
      {received.json === undefined ? <p className="note">{texts.noJson}</p> : null}
      <TextLines lines={linesOf(received)} label={texts.text} />
    </>
  );
}

function TreeView({ received, schema, names: path, texts, pageLang }: ExplorerProps): ReactElement {
  const { json } = received;
  const [open, setOpen] = useState(() => firstOpen(json));
  const [inHand, setInHand] = useState("");
  const names = useNames(path);
  const rows = rowsOf(json, open);
  // A row that is gone with its branch, or with the response before, leaves its nearest one.
  const at = Math.max(
    0,
    rows.findIndex(({ id }) => id === inHand),
  );
  const row = rows[at];
  const move = (next: TreeMove) => {
    if (next.kind === "go") return setInHand(rows[next.to]?.id ?? "");
    setOpen((before) => {
      const after = new Set(before);
      for (const id of next.ids) {
        if (next.kind === "open") after.add(id);
        else after.delete(id);
      }
      return after;
    });
  };
  return (
    <>
      <ResponseTree rows={rows} at={at} texts={texts} onMove={move} />
      {row ? (
        <RowMeaning
          row={row}
          name={names ? findName(names.cards, schema, row.path, row.value) : "loading"}
          lang={names?.lang ?? pageLang}
          texts={texts}
        />
      ) : null}
    </>
  );
}

/** What names mean; undefined until it has come, and where it does not. */
function useNames(path: string): NameCards | undefined {
  const [names, setNames] = useState<NameCards>();
  useEffect(() => {
    const ended = new AbortController();
    fetch(path, { signal: ended.signal })
      .then((response) => (response.ok ? response.json() : undefined))
      .then(setNames)
      // Rows have no meaning then, and everything else works.
      .catch(() => {});
    return () => ended.abort();
  }, [path]);
  return names;
}
