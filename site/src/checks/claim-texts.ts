import type { Migrations } from "../../../contract/src/migrations/model.ts";
import type { Contract } from "../../../contract/src/model.ts";
import type { CatalogueSource } from "../../i18n/read-catalogues.ts";
import type { Content, ContentFile } from "../plan/read-content.ts";
import { figureTexts } from "./check-figures.ts";
import { interfaceTexts } from "./check-interface-texts.ts";
import { type Claim, sentencesOf } from "./claims-in.ts";
import { contractShapes } from "./contract-shapes.ts";
import { contractTexts } from "./contract-texts.ts";
import { rowShapes, rowTexts } from "./row-texts.ts";
import { type SandboxText, sandboxTexts } from "./sandbox-texts.ts";

/** A claim with the file that makes it: "site/content/docs/intro.md". */
export interface WrittenClaim extends Claim {
  readonly file: string;
}

export interface ClaimSources {
  readonly contract: Contract;
  readonly migrations: Migrations;
  readonly content: Content;
  /** The interface texts of every language. */
  readonly catalogues: readonly CatalogueSource[];
  readonly sandbox?: readonly SandboxText[];
  /** Everything that a page's text says. */
  readonly claimsOf: (text: string) => readonly Claim[];
}

/** Everything that readers see and that says something, file by file, in the order of its lines. */
export function claimTexts(sources: ClaimSources): ReadonlyMap<string, readonly WrittenClaim[]> {
  const { content, claimsOf } = sources;
  return new Map([
    ...content.pages.map((page) => [page.file, pageClaims(page, claimsOf)] as const),
    ...otherClaimTexts(sources),
  ]);
}

/** What a page says. */
export function pageClaims(
  { file, text }: ContentFile,
  claimsOf: ClaimSources["claimsOf"],
): readonly WrittenClaim[] {
  return inOrder(claimsOf(text).map((claim) => ({ ...claim, file })));
}

/** What everything else says: titles, figures, the contract, the sandbox, the interface. */
export function otherClaimTexts(
  sources: Omit<ClaimSources, "claimsOf" | "content"> & {
    readonly content: Omit<Content, "pages">;
  },
): ReadonlyMap<string, readonly WrittenClaim[]> {
  const { contract, migrations, content, catalogues } = sources;
  const { sandbox = sandboxTexts() } = sources;
  const byFile = new Map<string, WrittenClaim[]>();
  const add = (file: string, claims: readonly Claim[]) => {
    const own = byFile.get(file) ?? [];
    for (const claim of claims) own.push({ ...claim, file });
    byFile.set(file, own);
  };
  const addText = ({ file, line, subject, text }: PlacedText) => {
    const before = subject ? `${subject}: ` : "";
    const said = text.split(/\n\s*\n(?:- )?|\n- /).flatMap(sentencesOf);
    add(
      file,
      said.map((sentence) => ({ sentence: before + sentence, line })),
    );
  };
  for (const { file, text } of content.titles) {
    for (const title of titleTexts(text)) addText({ file, ...title });
  }
  for (const [name, svg] of content.figures) {
    const file = `site/content/figures/${name}.svg`;
    for (const { text, line } of figureTexts(svg)) addText({ file, line, text });
  }
  for (const { text, subject, source } of [...contractTexts(contract), ...rowTexts(migrations)]) {
    addText({ ...source, subject, text });
  }
  for (const { subject, shape, source } of contractShapes(contract)) {
    add(source.file, [{ sentence: `${subject}: ${shape}`, line: source.line }]);
  }
  for (const { subject, text, source } of rowShapes(migrations)) {
    add(source.file, [{ sentence: `${subject}: ${text}`, line: source.line }]);
  }
  for (const text of sandbox) addText(text);
  for (const { file, text } of catalogues) {
    for (const { written, line } of interfaceTexts(text)) addText({ file, line, text: written });
  }
  return new Map(Array.from(byFile, ([file, claims]) => [file, inOrder(claims)]));
}

function inOrder(claims: readonly WrittenClaim[]): readonly WrittenClaim[] {
  return claims.toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0));
}

interface PlacedText {
  readonly file: string;
  readonly line: number;
  /** What it is about, where the text alone does not say so: "LiveQuery.market". */
  readonly subject?: string;
  readonly text: string;
}

/** Titles, labels and descriptions of pages without a translation, each below the path of its page. */
function titleTexts(yaml: string): readonly Omit<PlacedText, "file">[] {
  let subject = "";
  return yaml.split("\n").flatMap((written, index) => {
    subject = /^(\/\S*):$/.exec(written)?.[1] ?? subject;
    const [, text] = /^ +(?:title|label|description): "?(.*?)"?$/.exec(written) ?? [];
    return text === undefined ? [] : [{ subject, text, line: index + 1 }];
  });
}
