import { type ReactElement, useMemo } from "react";
import { fill } from "../../i18n/fill.ts";
import type { ExplorerTexts } from "../../i18n/texts.ts";
import { CopyText } from "./copy-text.tsx";
import { findEntry } from "./find-entry.ts";
import { findName } from "./find-name.ts";
import { linkTreeOf } from "./link-tree.ts";
import { LinkedEntries } from "./linked-entries.tsx";
import { pathWords } from "./path-words.ts";
import type { ReadBody } from "./read-body.ts";
import { idOf, type Path, type Row } from "./rows-of.ts";
import type { Say } from "./words-of.ts";

interface Props {
  readonly row: Row;
  /** Undefined until names are known. */
  readonly read: ReadBody | undefined;
  readonly say: Say;
  readonly texts: ExplorerTexts;
  readonly pageLang: string;
  readonly onGo: (path: Path) => void;
  /** Back to the key that led here. */
  readonly onBack: (() => void) | undefined;
  /** Shows it in the tree, where that is not on view. */
  readonly onShow: ((path: Path) => void) | undefined;
}

/** What the selected row means, where it leads, and where the reference explains it. */
export function SelectedRow(props: Props): ReactElement {
  const { row, read, say, texts, pageLang, onGo, onBack, onShow } = props;
  const { id, value } = row;
  const path = pathWords(row.path);
  const lang = read?.names.lang ?? pageLang;
  const name = read && findName(read.names, read.schema, row.path, value);
  const entry = read && findEntry(read, row.path, value);
  const words = say(row.path);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a path changes when its id does.
  const links = useMemo(() => read && linkTreeOf(read, row.path), [read, id]);
  const shared = { copied: texts.copied, failed: texts.copyFailed };
  return (
    <div className="in-hand">
      <section className="meaning" aria-label={texts.selected}>
        <p className="meaning-path">
          <code lang="en">{path}</code>
        </p>
        {read && !name ? <p>{texts.notInContract}</p> : null}
        {name ? (
          <p>
            <small>{name.type}</small> <span lang={lang}>{plain(name.says)}</span>{" "}
            {name.value === undefined ? null : <span lang={lang}>{plain(name.value)}</span>}
          </p>
        ) : null}
        {entry && !entry.path ? <p>{fill(texts.noEntry, { map: entry.map })}</p> : null}
        {words === undefined ? null : <p>{words}</p>}
        <p className="live-actions">
          {onShow ? (
            <button type="button" className="tool" onClick={() => onShow(row.path)}>
              {texts.showInTree}
            </button>
          ) : null}
          {entry?.path ? (
            <button type="button" className="tool" onClick={() => onGo(entry.path ?? [])}>
              {fill(texts.toEntry, { map: entry.map })}
            </button>
          ) : null}
          {onBack ? (
            <button type="button" className="tool" onClick={onBack}>
              {texts.back}
            </button>
          ) : null}
          {name ? <a href={`#${encodeURIComponent(name.anchor)}`}>{texts.inReference}</a> : null}
          <CopyText label={texts.copyPath} text={() => path} {...shared} />
          <CopyText label={texts.copyValue} text={() => textOf(value)} {...shared} />
        </p>
      </section>
      {links ? (
        <LinkedEntries key={idOf(links.path)} root={links} texts={texts} say={say} onGo={onGo} />
      ) : null}
    </div>
  );
}

function plain(sentence: string): string {
  return sentence.replaceAll("`", "");
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value, null, 2);
}
