import type { ReactElement } from "react";
import { fill } from "../../i18n/fill.ts";
import type { Texts } from "../../i18n/texts.ts";
import type { Notice } from "../plan/page-model.ts";

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
          {noticeText(notice, texts)} <NoticeLink notice={notice} texts={texts} />
        </p>
      ))}
    </>
  );
}

function noticeText(notice: Notice, texts: Texts): string {
  if (notice.kind === "untranslated") return texts.page.untranslated;
  if (notice.kind === "contract-words") return texts.page.contractWords;
  return fill(texts.page.archived, { version: notice.version });
}

function NoticeLink({ notice, texts }: { readonly notice: Notice; readonly texts: Texts }) {
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
