import type { Root } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import type { Contract } from "../../../../contract/src/model.ts";
import { nearestName } from "../../../../contract/src/problems/nearest-name.ts";
import { type Problem, problem } from "../../../../contract/src/problems/problem.ts";
import { eachNode } from "../../markdown/each-node.ts";
import { wordsOfPath } from "../facts/claims-of.ts";
import type { Scope } from "../names/create-scopes.ts";
import { stemOf } from "../statements/stem-of.ts";

interface ShownOperation {
  readonly id: string;
  readonly line: number | undefined;
  /** Whether it is a request, which may be of any operation of the page's APIs. */
  readonly isExample: boolean;
  /** The words of the path and the heading. */
  readonly about: string;
  /** The paragraph before it. */
  readonly before: string;
}

/**
 * Finds operations and requests of an API that is not in the page's scope, and operations that a page
 * is not about: its path and heading have more of the words of another one, which the page doesn't
 * show, or the text says that it needs no key.
 */
export function checkShownOperations(
  file: string,
  tree: Root,
  { specifications }: Contract,
  scope: Pick<Scope, "about">,
): readonly Problem[] {
  const operations = specifications.flatMap((one) => one.operations);
  const ofApis = specifications.filter(({ id }) => scope.about.includes(id));
  const idsOfApis = ofApis.flatMap((one) => one.operations.map(({ id }) => id));
  const ids = operations.map(({ id }) => id);
  const keyless = operations.filter(({ security }) => security.length === 0).map(({ id }) => id);
  const all = shownIn(tree, wordsOfPath(file)).filter(({ id }) => ids.includes(id));
  const isOfApi = (id: string) =>
    ofApis.length === 0 || [...idsOfApis, ...scope.about].includes(id);
  const foreign = all
    .filter(({ id }) => !isOfApi(id))
    .map(({ id, line }) =>
      problem({ file, line }, `"${id}" is not a call of this API.`, nearestName(id, idsOfApis)),
    );
  const shown = all.filter(({ id, isExample }) => !isExample && isOfApi(id));
  const wrongSubjects = shown.flatMap(({ id, line, about, before }) => {
    const aboutWords = operationWords(about);
    const sharedWords = (one: string) =>
      [...operationWords(one)].filter((word) => aboutWords.has(word));
    const shared = sharedWords(id);
    const [other] = ids
      .filter(
        (one) =>
          sharedWords(one).length > shared.length &&
          shared.every((w) => sharedWords(one).includes(w)),
      )
      .sort((a, b) => sharedWords(b).length - sharedWords(a).length);
    if (other !== undefined && shown.every((one) => one.id !== other)) {
      return [problem({ file, line }, `"${id}" is not what this page is about.`, other)];
    }
    if (!NO_KEY.test(before) || keyless.includes(id)) return [];
    return [problem({ file, line }, `"${id}" needs a key.`, keyless[0])];
  });
  return [...foreign, ...wrongSubjects];
}

/** "One operation needs no key, so you can try it:" */
const NO_KEY = /\b(?:operation|call) (?:needs|takes|works) (?:no|without an?) (?:API )?key\b/i;

function shownIn(tree: Root, path: string): readonly ShownOperation[] {
  const shown: ShownOperation[] = [];
  let about = path;
  let before = "";
  eachNode(tree, (node) => {
    if (node.type === "heading") [about, before] = [`${path} ${textOf(node)}`, ""];
    if (node.type === "paragraph") before = textOf(node);
    if (node.type !== "leafDirective") return;
    const { id, operation } = node.attributes ?? {};
    const operationId = { operation: id, errors: operation, request: operation }[node.name];
    const isExample = node.name === "request";
    if (operationId)
      shown.push({ id: operationId, isExample, about, before, line: node.position?.start.line });
  });
  return shown;
}

/** operationWords("createLiveSearch") → "create", "live", "search" */
function operationWords(text: string): ReadonlySet<string> {
  const words =
    text.replaceAll(/([a-z])([A-Z])|(?<=\bauto)(?=suggest)/g, "$1 $2").match(/[a-z]+/gi) ?? [];
  return new Set(words.map((word) => stemOf(word.toLowerCase())));
}
