import type { ReactElement } from "react";
import type { Texts } from "../../i18n/texts.ts";
import { twinPath } from "../base/paths.ts";

interface Props {
  readonly path: string;
  readonly texts: Texts;
}

/** The page as Markdown: to copy, and to open, which needs no script. */
export function TwinLink({ path, texts }: Props): ReactElement {
  return (
    <p className="twin">
      <button type="button" data-copy="">
        {texts.page.copyPage}
      </button>
      <a href={twinPath(path)} type="text/markdown">
        Markdown
      </a>
    </p>
  );
}
