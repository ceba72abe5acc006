import type { ReactNode } from "react";
import type { Problem } from "../../../contract/src/problems/problem.ts";
import type { Article } from "../content/create-page-model.ts";
import type { PageContents } from "../content/page-contents.ts";
import type { Drift } from "../verify/translations/translation-drift.ts";

export interface RenderedArticle {
  readonly article: Article;
  /** The node that the article's HTML is printed from: the inside of the page, without its h1. */
  readonly shown: ReactNode;
  readonly contents: PageContents;
  /** The source file, for messages. */
  readonly file: string;
  readonly problems: readonly Problem[];
  /** For a translation only. */
  readonly drift?: Drift;
}
