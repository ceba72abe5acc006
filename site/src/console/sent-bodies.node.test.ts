import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { PACKAGES, packagePath } from "../../../packaging/packages.ts";
import { expectSameRequests, type SentRequest } from "../build/testing/expect-same-requests.ts";
import { GENERATORS } from "../samples/generators.ts";
import { isInstalled } from "../samples/testing/run-program.ts";
import { typescript } from "../samples/typescript.ts";
import { clientProgram } from "./client-program.ts";
import { parametersIn } from "./edited-request.ts";

/** Edits beside every documented example; Go and Java are in `tests/all/sent-bodies.test.ts`. */
const EDITS = 200;

test.for(["curl", "javascript", "typescript", "python"] as const)(
  "%s sends the same request as the console",
  async (language, { skip }) => {
    const generator = GENERATORS.find(({ id }) => id === language) ?? expect.unreachable(language);
    const missing = Object.keys(generator.needs).filter((command) => !isInstalled(command));
    if (missing.length > 0) skip(`not installed: ${missing}`);
    await expectSameRequests(generator, EDITS, ({ request }) => generator.generate(request));
  },
);

const CLIENT = PACKAGES.find(({ folder }) => folder === "client") ?? expect.unreachable("client");
const ENTRY = fileURLToPath(new URL("../../../client/src/index.ts", import.meta.url));

/** The client takes an object, and each part of a path, but no step in one: "." or "..". */
function isTaken({ operation, value }: SentRequest): boolean {
  if (Array.isArray(value)) return false;
  if (operation.takesBody) return typeof value === "object" && value !== null;
  const given = parametersIn(operation, value).parts.path;
  const inPath = operation.parameters.filter((one) => one.in === "path");
  return inPath.every(({ name }) => /^(?!\.{1,2}$)./s.test(given[name] ?? ""));
}

test("a program of our client sends the same request as the console", async () => {
  const installed = { name: CLIENT.name, path: packagePath(CLIENT) };
  const print = (sent: SentRequest) => {
    const { origin } = new URL(sent.request.base);
    const target = { baseUrl: origin, apiKey: "sandbox-key" };
    return isTaken(sent) ? clientProgram(sent.operation, sent, target, installed) : undefined;
  };
  const folder = `node_modules/${CLIENT.name}`;
  await expectSameRequests(typescript, EDITS, print, {
    [`${folder}/package.json`]: JSON.stringify({ type: "module", exports: "./index.mjs" }),
    [`${folder}/index.mjs`]: `export * from ${JSON.stringify(ENTRY)};`,
  });
});
