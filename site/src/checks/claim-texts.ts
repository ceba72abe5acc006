import type { Root } from "mdast";
import type { Migrations } from "../../../contract/src/migrations/model.ts";
import type { Contract } from "../../../contract/src/model.ts";
import type { CatalogueSource } from "../../i18n/read-catalogues.ts";
import { parseMarkdown } from "../markdown/parse-markdown.ts";
import type { Content } from "../plan/read-content.ts";
import { figureTexts } from "./check-figures.ts";
import { interfaceTexts } from "./check-interface-texts.ts";
import { type Claim, claimsIn } from "./claims-in.ts";
import { contractTexts } from "./contract-texts.ts";
import { rowTexts } from "./row-texts.ts";

/** A claim with the file that makes it: "site/content/docs/intro.md". */
export interface WrittenClaim extends Claim {
  readonly file: string;
}

interface Sources {
  readonly contract: Contract;
  readonly migrations: Migrations;
  readonly content: Content;
  /** Of the language that everything is written in first. */
  readonly catalogue: CatalogueSource | undefined;
  /** The tree of a page's text. */
  readonly parse: (text: string) => Root;
  /** Whether a page is a translation, which is held to its original. */
  readonly isTranslation: (route: string) => boolean;
}

/** Everything that readers see and that claims something, as it is written first. */
export function claimTexts(sources: Sources): readonly WrittenClaim[] {
  const { contract, migrations, content, catalogue, parse, isTranslation } = sources;
  const one = (file: string, line: number, text: string) =>
    claimsIn(parseMarkdown(text)).map((claim) => ({ ...claim, file, line }));
  return [
    ...content.pages
      .filter(({ route }) => !isTranslation(route))
      .flatMap(({ file, text }) => claimsIn(parse(text)).map((claim) => ({ ...claim, file }))),
    ...[...content.figures].flatMap(([name, svg]) =>
      figureTexts(svg).flatMap(({ text, line }) =>
        one(`site/content/figures/${name}.svg`, line, text),
      ),
    ),
    ...[...contractTexts(contract), ...rowTexts(migrations)].flatMap(({ text, source }) =>
      one(source.file, source.line, text),
    ),
    ...(catalogue ? interfaceTexts(catalogue.text) : []).flatMap(({ written, line }) =>
      one(catalogue?.file ?? "", line, written),
    ),
  ];
}
