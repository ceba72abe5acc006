import { nearestName } from "../../../../contract/src/problems/nearest-name.ts";
import { type Mistake, mistake } from "../../../../contract/src/problems/problem.ts";

/** The attributes after the language of a fence: `title="search.mts"`, or a single word. */
export type FenceAttributes = Readonly<Record<string, string>>;

/** The allowed attributes by language. A single word has the value "". */
const KNOWN: Readonly<Record<string, readonly string[]>> = {
  json: ["title", "schema", "part", "v1", "expect"],
  http: ["title"],
  text: ["title", "output", "v1", "tree", "plain"],
  ts: ["title", "expect", "types"],
  js: ["title", "expect"],
  python: ["title", "expect"],
  go: ["title"],
  bash: ["title", "expect", "run"],
};

const FLAGS: ReadonlySet<string> = new Set(["part", "plain"]);

/** readAttributes('schema="LiveQuery" part') → { schema: "LiveQuery", part: "" } */
export function readAttributes(meta: string): FenceAttributes {
  const attributes = meta.matchAll(/([A-Za-z][\w-]*)(?:="([^"]*)")?/g);
  return Object.fromEntries(Array.from(attributes, ([, name = "", value = ""]) => [name, value]));
}

/** Checks the attributes after a language. */
export function checkAttributes(language: string, meta: string): readonly Mistake[] {
  const knownAttributes = KNOWN[language];
  if (!knownAttributes) {
    const languages = Object.keys(KNOWN);
    const message = `No check supports ${language}.`;
    return [mistake(message, nearestName(language, languages) ?? languages.join(", "))];
  }
  const rest = meta.replaceAll(/[A-Za-z][\w-]*(?:="[^"]*")?/g, "").trim();
  if (rest !== "") {
    const message = `"${rest}" behind the fence's language is not understood.`;
    return [mistake(message, 'title="search.mts"')];
  }
  return Object.entries(readAttributes(meta)).flatMap(([name, value]) => {
    if (!knownAttributes.includes(name)) {
      const message = `A ${language} block has no attribute "${name}".`;
      return [mistake(message, nearestName(name, knownAttributes) ?? knownAttributes[0])];
    }
    if (FLAGS.has(name) === (value === "")) return [];
    return [mistake(FLAGS.has(name) ? `"${name}" takes no value.` : `"${name}" needs a value.`)];
  });
}
