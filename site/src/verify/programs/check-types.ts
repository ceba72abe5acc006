import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { UsageError } from "../../../../sandbox/src/node/settings/usage-error.ts";
import type { BlockMistake } from "../blocks/block-mistake.ts";
import { createLauncher } from "./create-launcher.ts";
import type { PageFile } from "./page-files.ts";

const require = createRequire(import.meta.url);
const ROOT = fileURLToPath(new URL("../../../..", import.meta.url));
const SCHEMAS = join(ROOT, "contract/generated/types/schemas.ts");
/** Path of the compiler's script: the `tsc` written in Go. */
export const COMPILER: string = join(
  dirname(require.resolve("typescript-native/package.json")),
  "bin/tsc",
);
const OPTIONS = [
  ...[
    "--noEmit",
    "--strict",
    "--skipLibCheck",
    "--allowImportingTsExtensions",
    "--pretty",
    "false",
  ],
  ...["--target", "es2023", "--module", "nodenext", "--lib", "es2023,dom,dom.iterable"],
  ...["--types", "node", "--typeRoots", join(ROOT, "node_modules/@types")],
  // Readers don't have our configuration, and the build needs the other cores.
  ...["--ignoreConfig", "--singleThreaded"],
];

/**
 * Compiles all files of pages at once, in strict mode. A type named like a schema of the contract
 * must accept what the schema describes, and so must one that its fence maps to a schema:
 * `types="Answer=LiveSearchResponse"`.
 *
 * @param schemas names of the contract's schemas
 * @param compiler a script with the options of `tsc`
 * @returns the mistakes of each file, in the order of the files
 * @throws UsageError if something else ended the compiler; we set no time limit
 */
export async function checkTypes(
  files: readonly PageFile[],
  schemas: ReadonlySet<string>,
  compiler: string = COMPILER,
): Promise<readonly (readonly BlockMistake[])[]> {
  // Synchronous, to start the compiler at once: it is the slowest step of a build.
  mkdirSync(join(ROOT, ".cache"), { recursive: true });
  const folder = mkdtempSync(join(ROOT, ".cache/types-"));
  const names = files.map(({ title }, index) => `${index}/${title}`);
  const sources = files.map((file) => withAssertions(file, schemas));
  for (const [index, name] of names.entries()) {
    mkdirSync(dirname(join(folder, name)));
    writeFileSync(join(folder, name), sources[index]?.text ?? "");
  }
  const paths = names.map((name) => join(folder, name));
  const launcher = createLauncher();
  const compiling = launcher.start(process.execPath, [compiler, ...OPTIONS, ...paths]);
  const { output, errors, stopped } = await compiling.ended.finally(launcher.close);
  await rm(folder, { recursive: true });
  if (stopped) throw new UsageError(`The compiler of the pages' code did not end: ${stopped}.`);
  if (errors !== "") throw new Error(`The compiler failed: ${errors}`);
  return names.map((name, index) => mistakesOf(output, name, sources[index]?.lineOf));
}

interface Source {
  readonly text: string;
  /** The line of the code for a line of the text. */
  readonly lineOf: (line: number) => number;
}

function withAssertions({ code, blocks }: PageFile, schemas: ReadonlySet<string>): Source {
  const lines = code.split("\n");
  const declared = lines.flatMap((text, index) => {
    const name = /^(?:export )?(?:interface|type) (\w+)/.exec(text)?.[1];
    return name === undefined ? [] : [{ name, line: index + 1 }];
  });
  const named = new Map(
    blocks.flatMap(({ attributes }) =>
      (attributes.types ?? "").split(" ").map((pair): [string, string] => {
        const [typeName = "", schema = typeName] = pair.split("=");
        return [typeName, schema];
      }),
    ),
  );
  const annotated = declared.flatMap(({ name, line }) => {
    const schema = named.get(name) ?? (schemas.has(name) ? name : undefined);
    return schema === undefined ? [] : [{ name, line, schema }];
  });
  const assertions = annotated.map(({ name, schema }) => {
    return `({}) as Writable<import(${JSON.stringify(SCHEMAS)}).${schema}> satisfies ${name};`;
  });
  return {
    text: [...lines, ...assertions, WRITABLE, "export {};"].join("\n"),
    lineOf: (line) =>
      line <= lines.length ? line : (annotated[line - lines.length - 1]?.line ?? 0),
  };
}

/** The contract's types are deeply readonly; those of a page need not be. */
const WRITABLE =
  "type Writable<T> = T extends object ? { -readonly [Key in keyof T]: Writable<T[Key]> } : T;";

/** Parses `…/3/search.mts(12,5): error TS2339: Property 'x' does not exist on type 'Leg'.` */
function mistakesOf(
  output: string,
  name: string,
  lineOf: (line: number) => number = () => 0,
): readonly BlockMistake[] {
  // Details follow on indented lines; the last one is the most specific.
  const errors = output.split(/\n(?! )/);
  return errors.flatMap((text) => {
    const [head = "", ...more] = text.split("\n");
    const [, path = "", line, first = ""] =
      /^(.+?)\((\d+),\d+\): error TS\d+: (.*)$/.exec(head) ?? [];
    const message = [first, ...more.slice(-1).map((exact) => exact.trim())].join(" ");
    if (!path.endsWith(`/${name}`) && path !== name) return [];
    const [, statement = message, nearest] = /^(.*) Did you mean '(\w+)'\?$/.exec(message) ?? [];
    return [
      {
        offset: lineOf(Number(line)),
        message: `It does not compile: ${statement.replaceAll(/import\("[^"]*"\)\./g, "")}`,
        ...(nearest !== undefined && { nearest }),
      },
    ];
  });
}
