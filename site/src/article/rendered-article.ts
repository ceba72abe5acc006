import type { ReactNode } from "react";
import type { Problem } from "../../../contract/src/problems/problem.ts";
import type { Article } from "../content/create-page-model.ts";
import type { PageContents } from "../content/page-contents.ts";
import type { Drift } from "../verify/translations/translation-drift.ts";

export interface RenderedArticle {
  readonly article: Article;
  /** What the article's HTML was printed from: the inside of the page, without its h1. */
  readonly shown: ReactNode;
  readonly contents: PageContents;
  /** Where it was written, for messages. */
  readonly file: string;
  readonly problems: readonly Problem[];
  /** Of a translation. */
  readonly drift?: Drift;
}
