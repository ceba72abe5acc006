import type { ReactElement, ReactNode } from "react";
import type { Texts } from "../../i18n/texts.ts";
import { markdownPath } from "../base/paths.ts";

interface Props {
  readonly path: string;
  readonly texts: Texts;
  /** What stands beside the two, and wraps to another line with them. */
  readonly children: ReactNode;
}

/** The page as Markdown: to copy, and to open, which needs no script. */
export function TwinLink({ path, texts, children }: Props): ReactElement {
  return (
    <p className="twin">
      <button type="button" data-copy="">
        {texts.page.copyPage}
      </button>
      <a href={markdownPath(path)} type="text/markdown">
        Markdown
      </a>
      {children}
    </p>
  );
}
