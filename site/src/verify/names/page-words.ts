import { readdirSync, readFileSync } from "node:fs";
import type { Root } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import * as client from "../../../../client/src/index.ts";
import { nodesOf } from "../../markdown/each-node.ts";
import { clientWords } from "./client-words.ts";

/** Names that a page introduces: those its programs declare or import, and their file names. */
export function pageWords(tree: Root): ReadonlySet<string> {
  const words = new Set<string>();
  for (const { name, attributes } of nodesOf(tree, "leafDirective")) {
    if (name === "export" && attributes?.of) words.add(attributes.of);
  }
  if (isAboutClient(tree)) for (const name of CLIENT) words.add(name);
  if (imports(tree, "@farewind/sandbox")) for (const name of SANDBOX) words.add(name);
  for (const name of savedFiles(tree)) words.add(name);
  for (const { lang, meta, value } of nodesOf(tree, "code")) {
    const title = /title="([^"]*)"/.exec(meta ?? "")?.[1];
    if (title) words.add(title);
    const declarations = DECLARATIONS[lang ?? ""];
    if (!declarations) continue;
    for (const name of declaredIn(value, declarations)) words.add(name);
  }
  return words;
}

/** File names that a page asks readers to use: "Save it as `search.mjs`" */
function savedFiles(tree: Root): readonly string[] {
  return nodesOf(tree, "paragraph").flatMap(({ children }) =>
    children.flatMap((node, index) => {
      const before = children[index - 1];
      const isSaved = before?.type === "text" && /\b[Ss]ave\b[^.]* as $/.test(before.value);
      const isFile = node.type === "inlineCode" && /^[\w-]+\.\w{2,4}$/.test(node.value);
      return isSaved && isFile ? [node.value] : [];
    }),
  );
}

function isAboutClient(tree: Root): boolean {
  return textOf(tree).includes("TypeScript client") || imports(tree, "@farewind/client");
}

function imports(tree: Root, packageName: string): boolean {
  return nodesOf(tree, "code").some(({ value }) => value.includes(`from "${packageName}"`));
}

function declaredIn(code: string, declarations: readonly RegExp[]): readonly string[] {
  return declarations.flatMap((declaration) =>
    Array.from(code.matchAll(declaration), ([, name = ""]) => name).filter(Boolean),
  );
}

const FOLDER = new URL("../../../../client/src/", import.meta.url);
const SOURCES = readdirSync(FOLDER).filter((name) => /(?<!\.test)\.ts$/.test(name));
/** Names of the client that a page about it may use: its exports and the members of a client. */
const CLIENT = [
  ...Object.keys(client),
  ...Object.keys(client.createClient({ baseUrl: "" })),
  ...clientWords(SOURCES.map((name) => readFileSync(new URL(name, FOLDER), "utf8"))),
];

/** Names that a page which imports the sandbox's package may use: its options. */
const SANDBOX = [
  "createSandbox",
  ...clientWords(
    ["sandbox-options.ts", "app.ts"].map((name) =>
      readFileSync(new URL(`../../../../sandbox/src/${name}`, import.meta.url), "utf8"),
    ),
  ),
];

const SCRIPT = [
  /\b(?:const|let|var|function|class|interface|type|enum)\s+([A-Za-z_$][\w$]*)/g,
  /[(,{]\s*([A-Za-z_$][\w$]*)\s*(?=[,)}:]|=>)/g,
];

const DECLARATIONS: Readonly<Record<string, readonly RegExp[]>> = {
  ts: SCRIPT,
  js: SCRIPT,
  python: [
    /\b(?:def|class|import|as|for)\s+([A-Za-z_]\w*)/g,
    /^\s*([A-Za-z_]\w*)\s*(?::[^=\n]+)?=[^=]/gm,
  ],
};
