import { type ReactElement, useMemo, useState } from "react";
import type { ExplorerTexts } from "../../i18n/texts.ts";
import "../styles/explorer.css";
import { ChoiceRow } from "./choice-row.tsx";
import type { DisplayedResponse } from "./displayed-response.ts";
import { downloadText } from "./download-text.ts";
import { HeaderList } from "./header-list.tsx";
import { linesOf } from "./lines-of.ts";
import { readBody } from "./read-body.ts";
import { ResponseTree } from "./response-tree.tsx";
import { ResultList } from "./result-list.tsx";
import { hasResults, resultsOf } from "./results-of.ts";
import type { Path } from "./rows-of.ts";
import { SelectedRow } from "./selected-row.tsx";
import { TextLines } from "./text-lines.tsx";
import { TreeSearch } from "./tree-search.tsx";
import { useNames } from "./use-names.ts";
import { usePanel } from "./use-panel.ts";
import { useTree } from "./use-tree.ts";
import { createFormat } from "./value-format.ts";
import { rememberWords } from "./words-of.ts";

export interface ExplorerProps {
  readonly response: DisplayedResponse;
  /** Name of the schema of its body: "LiveSearchResponse". */
  readonly schema: string;
  /** Body of the request that it answers, where there was one. */
  readonly requestBody?: unknown;
  /** Path of the file that says what its names mean. */
  readonly names: string;
  readonly texts: ExplorerTexts;
  readonly pageLang: string;
  /** Whether keys link to their fields in the reference. */
  readonly areKeysLinks?: boolean;
}

type View = "results" | "tree" | "text" | "headers";

/** A response of any kind: a tree if it is JSON, else its text. */
export function Explorer(props: ExplorerProps): ReactElement {
  // A response with another schema starts with a fresh state.
  return <Views key={props.schema} {...props} />;
}

function Views(props: ExplorerProps): ReactElement {
  const { response, schema, requestBody, texts, pageLang, areKeysLinks = false } = props;
  const { json } = response;
  const views = viewsOf(response, schema);
  const first = views.includes("tree") ? "tree" : "text";
  const [chosen, setChosen] = useState<View>(first);
  const view = views.includes(chosen) ? chosen : first;
  const panel = usePanel();
  const { isWide } = panel;
  const tree = useTree(json);
  const names = useNames(props.names);
  const read = useMemo(() => names && readBody(names, schema, json), [names, schema, json]);
  const format = useMemo(
    () => createFormat(requestBody, pageLang, texts),
    [requestBody, pageLang, texts],
  );
  const say = useMemo(() => rememberWords(read, format), [read, format]);
  const results = useMemo(() => resultsOf(schema, json), [schema, json]);
  // A wide view has room for the results beside any other: they need no tab.
  const tabs = isWide ? views.filter((one) => one !== "results") : views;
  const main = isWide && view === "results" ? "tree" : view;
  const showsResults = isWide ? views.includes("results") : view === "results";
  const showsRow = views.includes("tree") && (isWide || view === "tree" || view === "results");
  const download = () => {
    const name = json === undefined ? "txt" : "json";
    downloadText(document, `${schema || "response"}.${name}`, response.text);
  };
  const goTo = (path: Path) => {
    setChosen("tree");
    tree.goTo(path);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the parts inside.
    <div
      className="explorer"
      ref={panel.view}
      data-wide={isWide || undefined}
      onKeyDown={panel.onKeyDown}
    >
      <div className="explorer-bar">
        <ChoiceRow
          legend={texts.views}
          choices={tabs.map((id) => ({ id, label: texts[id] }))}
          chosen={main}
          onChoose={setChosen}
        />
        <button ref={panel.button} type="button" className="tool to-wide" onClick={panel.toggle}>
          {isWide ? texts.narrow : texts.wide}
        </button>
      </div>
      <div className="explorer-tools">
        {main === "tree" ? <TreeSearch body={json} texts={texts} onTake={tree.take} /> : null}
        <button type="button" className="tool" onClick={download}>
          {texts.download}
        </button>
      </div>
      <div className="explorer-parts">
        {showsResults ? (
          <ResultList
            results={results}
            format={format}
            selectedPath={tree.row?.path ?? []}
            texts={texts}
            onTake={tree.take}
            onOpen={goTo}
          />
        ) : null}
        {main === "tree" ? (
          <ResponseTree
            tree={tree}
            read={read}
            say={say}
            texts={texts}
            areKeysLinks={areKeysLinks}
            onGo={goTo}
          />
        ) : null}
        {main === "text" ? <TextView {...props} /> : null}
        {main === "headers" ? <HeaderList headers={response.headers} /> : null}
        {showsRow && tree.row ? (
          <SelectedRow
            row={tree.row}
            read={read}
            say={say}
            texts={texts}
            pageLang={pageLang}
            onGo={goTo}
            onBack={tree.goBack}
            onShow={main === "tree" ? undefined : goTo}
          />
        ) : null}
      </div>
    </div>
  );
}

function viewsOf({ json, headers }: DisplayedResponse, schema: string): readonly View[] {
  const isTree = typeof json === "object" && json !== null;
  return [
    ...(isTree && hasResults(schema) ? (["results"] as const) : []),
    ...(isTree ? (["tree"] as const) : []),
    "text",
    ...(headers.length > 0 ? (["headers"] as const) : []),
  ];
}

function TextView({ response, texts }: ExplorerProps): ReactElement {
  // A countdown renders once a second, and a body can have megabytes.
  const lines = useMemo(() => linesOf(response), [response]);
  if (response.text === "") return <p className="note">{texts.empty}</p>;
  return (
    <div className="text-view">
      {response.json === undefined ? <p className="note">{texts.noJson}</p> : null}
      <TextLines lines={lines} label={texts.text} />
    </div>
  );
}
