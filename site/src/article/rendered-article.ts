import type { Problem } from "../../../contract/src/problems/problem.ts";
import type { Article } from "../plan/create-page-model.ts";
import type { PageContents } from "../plan/page-contents.ts";

export interface RenderedArticle {
  readonly article: Article;
  readonly contents: PageContents;
  /** Where it was written, for messages. */
  readonly file: string;
  readonly problems: readonly Problem[];
}
