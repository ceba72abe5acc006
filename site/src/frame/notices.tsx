import type { ReactElement } from "react";
import { fill } from "../../i18n/fill.ts";
import type { Texts } from "../../i18n/texts.ts";
import { firstSentence } from "../content/first-sentence.ts";
import type { Notice } from "../content/page-model.ts";

/** What a reader must know before the first sentence: another language, another version. */
export function Notices({
  notices,
  texts,
}: {
  readonly notices: readonly Notice[];
  readonly texts: Texts;
}): ReactElement {
  return (
    <>
      {notices.map((notice) => (
        <p key={notice.kind} className={`notice notice-${notice.kind}`}>
          <NoticeText notice={notice} texts={texts} /> <NoticeLink notice={notice} texts={texts} />
        </p>
      ))}
    </>
  );
}

interface NoticeProps {
  readonly notice: Notice;
  readonly texts: Texts;
}

/** A notice about the whole page emphasises its first sentence. */
function NoticeText({ notice, texts }: NoticeProps) {
  if (notice.kind === "contract-words") return texts.page.contractWords;
  if (notice.kind === "drifted") {
    return (
      <>
        {texts.page.drifted}{" "}
        {notice.sections.map(({ href, label }) => (
          <span key={href}>
            <a href={href}>{label}</a>.{" "}
          </span>
        ))}
      </>
    );
  }
  const text =
    notice.kind === "untranslated"
      ? texts.page.untranslated
      : fill(texts.page.archived, { version: notice.version });
  const first = firstSentence(text);
  return (
    <>
      <strong>{first}</strong>
      {text.slice(first.length)}
    </>
  );
}

function NoticeLink({ notice, texts }: NoticeProps) {
  if (notice.kind !== "archived") {
    return (
      <a href={notice.originalHref} hrefLang={notice.originalLang}>
        {texts.page.untranslatedLink}
      </a>
    );
  }
  return (
    <a href={notice.currentHref}>{fill(texts.page.archivedLink, { current: notice.current })}</a>
  );
}
