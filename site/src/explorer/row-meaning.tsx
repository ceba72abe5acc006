import type { ReactElement } from "react";
import type { ExplorerTexts } from "../../i18n/texts.ts";
import { CopyText } from "./copy-text.tsx";
import type { FoundName } from "./find-name.ts";
import { pathWords } from "./path-words.ts";
import type { Row } from "./rows-of.ts";

interface Props {
  readonly row: Row;
  /** Undefined where the contract has no name for it; "loading" until that is known. */
  readonly name: FoundName | "loading" | undefined;
  /** Of the sentences. */
  readonly lang: string;
  readonly texts: ExplorerTexts;
}

/** What the row in hand means, and where it is told in full. */
export function RowMeaning({ row, name, lang, texts }: Props): ReactElement {
  const path = pathWords(row.path);
  const shared = { copied: texts.copied, failed: texts.copyFailed };
  return (
    <section className="meaning" aria-label={texts.selected}>
      <p className="meaning-path">
        <code lang="en">{path}</code>
      </p>
      {name === undefined ? <p>{texts.notInContract}</p> : null}
      {name !== undefined && name !== "loading" ? (
        <p>
          <small>{name.type}</small> <span lang={lang}>{plain(name.says)}</span>{" "}
          {name.value === undefined ? null : <span lang={lang}>{plain(name.value)}</span>}
        </p>
      ) : null}
      <p className="live-actions">
        {name !== undefined && name !== "loading" ? (
          <a href={`#${encodeURIComponent(name.anchor)}`}>{texts.inReference}</a>
        ) : null}
        <CopyText label={texts.copyPath} text={() => path} {...shared} />
        <CopyText label={texts.copyValue} text={() => textOf(row.value)} {...shared} />
      </p>
    </section>
  );
}

function plain(sentence: string): string {
  return sentence.replaceAll("`", "");
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value, null, 2);
}
