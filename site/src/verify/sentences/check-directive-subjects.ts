import { dirname } from "node:path";
import type { Heading, Root } from "mdast";
import type { LeafDirective } from "mdast-util-directive";
import { toString as textOf } from "mdast-util-to-string";
import type { Contract } from "../../../../contract/src/model.ts";
import {
  type Problem,
  problem,
  type SourceLocation,
} from "../../../../contract/src/problems/problem.ts";
import { REGISTER_PARTS } from "../../../../sandbox/src/register/register.ts";
import { eachNode } from "../../markdown/each-node.ts";
import { takeIdMark } from "../../markdown/take-id-mark.ts";
import { STATUS_NAMES } from "../../values/status-names.ts";
import { opposite } from "../facts/opposite.ts";
import { statusesIn } from "../numbers/check-numbers.ts";
import { stemOf } from "../statements/stem-of.ts";
import { oppositesIn } from "./check-opposites.ts";

/**
 * Finds directives that show something their section isn't about: the name is the opposite of the
 * heading, or the section has no word of it while the heading has a word of another name.
 */
export function checkDirectiveSubjects(
  file: string,
  tree: Root,
  contract: Contract,
  title = "",
): readonly Problem[] {
  const problems: Problem[] = [];
  const names = { schemas: schemaWords(contract), points: registerWords() };
  let heading = "";
  let namedExport: string | undefined;
  let before = "";
  eachNode(tree, (node) => {
    if (node.type === "heading") {
      const written = takeIdMark(node).heading;
      [heading, namedExport, before] = [textOf(written), nameIn(written), ""];
    }
    if (node.type === "paragraph") before += ` ${textOf(node)}`;
    if (node.type === "leafDirective") {
      const location = { file, line: node.position?.start.line };
      const section = { heading, named: namedExport, text: `${title} ${heading} ${before}` };
      problems.push(
        ...operandProblems(location, node, section, names),
        ...otherVersion(location, node, title),
        ...otherParts(location, node, heading),
      );
    }
    return node.type === "paragraph" ? "skip" : undefined;
  });
  return problems;
}

/** The parts of the register; the id of each says what it is about. */
const PARTS: ReadonlyMap<string, string> = new Map(
  Object.keys(REGISTER_PARTS).map((part) => [part, ""]),
);

/** Finds the names of one version on a page about those of the other. */
function otherVersion(
  location: SourceLocation,
  { name, attributes }: LeafDirective,
  title: string,
): readonly Problem[] {
  const isOfV1 = /\bV1\.0\b/.test(title);
  if (name !== "names" || isOfV1 === (attributes?.of === "v1")) return [];
  const right = isOfV1 ? "v1" : "contract";
  return [problem(location, `"${attributes?.of}" is not what this page is about.`, right)];
}

/** Finds parts and rows of create on a page or in a section about poll, and similar opposites. */
function otherParts(
  location: SourceLocation,
  { name, attributes }: LeafDirective,
  heading: string,
): readonly Problem[] {
  if (name !== "migration") return [];
  const folder = dirname(location.file).split("/").at(-1);
  const { part, only } = attributes ?? {};
  return [...(part ?? "").split(","), only ?? ""].flatMap((shown) => {
    const [own, other] = opposite(shown, `${folder} ${heading}`) ?? [];
    if (own === undefined) return [];
    const message = `"${shown.trim()}" is about ${own}, and this section about ${other}.`;
    return [problem(location, message)];
  });
}

/** nameIn("### `Booking`") → "Booking", for a heading that is a name and nothing else. */
function nameIn({ children }: Heading): string | undefined {
  const [first, ...others] = children.filter((child) => textOf(child) !== "");
  return first?.type === "inlineCode" && others.length === 0 ? first.value : undefined;
}

/** Finds an export under a heading that is the name of another. */
function otherExport(location: SourceLocation, of: string, named = of): readonly Problem[] {
  if (named === of) return [];
  return [problem(location, `"${of}" is not what this section is about.`, named)];
}

/** Finds an error under a heading with the status of another. */
function otherError(location: SourceLocation, of: string, heading: string): readonly Problem[] {
  const statuses = statusesIn(heading).map(({ status }) => STATUS_NAMES.get(status) ?? status);
  if (statuses.length === 0 || statuses.includes(of)) return [];
  return [problem(location, `"${of}" is not what this section is about.`, statuses[0])];
}

/** Finds an enum after a text that names only values of another: "RESULT_STATUS_FAILED". */
function otherEnum(
  location: SourceLocation,
  schema: string,
  text: string,
  schemas: ReadonlyMap<string, string>,
): readonly Problem[] {
  const values = (text.match(/\b[A-Z]+(?:_[A-Z]+)+\b/g) ?? []).map((value) =>
    value.replaceAll("_", " "),
  );
  const hasAny = (words = "") => values.some((value) => words.includes(value));
  if (values.length === 0 || hasAny(schemas.get(schema))) return [];
  const schemaName = [...schemas.keys()].find((name) => hasAny(schemas.get(name)));
  return schemaName
    ? [problem(location, `"${schema}" is not what this section is about.`, schemaName)]
    : [];
}

interface Section {
  readonly heading: string;
  /** The heading, if it is a name. */
  readonly named: string | undefined;
  /** The text up to the directive, with the title of the page. */
  readonly text: string;
}

interface KnownOperands {
  readonly schemas: ReadonlyMap<string, string>;
  readonly points: ReadonlyMap<string, string>;
}

function operandProblems(
  location: SourceLocation,
  { name, attributes }: LeafDirective,
  section: Section,
  { schemas, points }: KnownOperands,
): readonly Problem[] {
  const { operation, schema, only } = attributes ?? {};
  const of = attributes?.of ?? "";
  const shown = name === "register" && only ? only.split(",").map((id) => id.trim()) : [];
  const report = (id: string, known: ReadonlyMap<string, string>) => {
    const meantId = meant(section, id, known);
    return meantId && !shown.includes(meantId)
      ? [problem(location, `"${id}" is not what this section is about.`, meantId)]
      : [];
  };
  const isSchema = schema && ["enum", "fields"].includes(name) && schemas.has(schema);
  return [
    ...(name === "error" ? otherError(location, of, section.heading) : []),
    ...(name === "export" ? otherExport(location, of, section.named) : []),
    ...(name === "register" && PARTS.has(of) ? report(of, PARTS) : []),
    ...(operation ? oppositesIn(location, operation, section.heading) : []),
    ...(isSchema ? report(schema, schemas) : []),
    ...(name === "enum" && schema ? otherEnum(location, schema, section.text, schemas) : []),
    ...shown.flatMap((id) => report(id, points)),
  ];
}

/** Another name of which the heading has a word, if the whole section has no word of this one. */
function meant(
  { heading, text: sectionText }: Section,
  name: string,
  names: ReadonlyMap<string, string>,
): string | undefined {
  const shared = (one: string, text: string) => {
    const words = significantStems(text);
    return [...significantStems(one)].filter((word) => words.has(word)).length;
  };
  const shorter = shorterNameIn(heading, name, names);
  if (shorter !== undefined) return shorter;
  if (shared(`${name} ${names.get(name)}`, sectionText) > 0) return undefined;
  return [...names.keys()].find((one) => shared(one, heading) > 0);
}

/**
 * "LiveQuery" for "LiveQueryLeg" under the heading "The query": another name without the last word,
 * if the heading ends with that one and has nothing of the word left out.
 */
function shorterNameIn(
  heading: string,
  name: string,
  names: ReadonlyMap<string, string>,
): string | undefined {
  const [, shorter = "", last = "", left = ""] =
    /^((?:[A-Z][a-z]+)+([A-Z][a-z]+))([A-Z][a-z]+)$/.exec(name) ?? [];
  const isOf = (word: string) => new RegExp(`\\b${word}s?\\b`, "i").test(heading);
  return names.has(shorter) && new RegExp(`\\b${last}$`, "i").test(heading) && !isOf(left)
    ? shorter
    : undefined;
}

const STOP_WORDS = new Set(
  "the and for what which how who does with are that this from have has not its can when into only each other than in is to of or an at by it be you your them one two no none any all live search request response results content places place name type unspecified version prices price mapping index flights flight".split(
    " ",
  ),
);

function significantStems(text: string): ReadonlySet<string> {
  const words =
    text
      .replaceAll(/([a-z\d])([A-Z])/g, "$1 $2")
      .toLowerCase()
      .match(/[a-z]{3,}/g) ?? [];
  return new Set(words.filter((word) => !STOP_WORDS.has(word)).map(stemOf));
}

/** Each schema with the names of its fields or values. */
function schemaWords({ specifications }: Contract): ReadonlyMap<string, string> {
  const schemas = specifications.flatMap((one) => [...one.schemas]);
  return new Map(
    schemas.map(([name, schema]) => {
      const fields = schema.kind === "object" ? schema.properties.map((field) => field.name) : [];
      const values = schema.kind === "enum" ? schema.values.map(({ value }) => value) : [];
      return [name, [name, ...fields, ...values].join(" ").replaceAll("_", " ")];
    }),
  );
}

/** What the sandbox's decisions answer, by id. */
function registerWords(): ReadonlyMap<string, string> {
  const rows = Object.values(REGISTER_PARTS).flat();
  return new Map(rows.map(({ id, question }) => [id, question]));
}
