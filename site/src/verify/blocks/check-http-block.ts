import type { V1Operation } from "../../../../contract/src/migrations/model.ts";
import { nearestName } from "../../../../contract/src/problems/nearest-name.ts";
import type { Problem } from "../../../../contract/src/problems/problem.ts";
import type { BlockContext } from "./block-context.ts";
import { blockProblem } from "./block-problem.ts";
import type { Block } from "./read-blocks.ts";
import { v1Fields, v1Operations } from "./v1-fields.ts";
import { v1ValueMistakes } from "./v1-value-mistakes.ts";

const HOST = "partners.api.example.com";
const REQUEST_LINE = /^([A-Z]+) (\/\S*?)(?:\?(\S*))? HTTP\/1\.1$/;

/**
 * Checks a raw V1.0 request: a request line, headers and a form. Requests of 3.0 are printed from
 * the contract by `::request{language="http"}` and are not written by hand.
 */
export function checkHttpBlock(block: Block, context: BlockContext): readonly Problem[] {
  const [requestLine = "", ...rest] = block.code.split("\n");
  const [, method = "", path = "", query = ""] = REQUEST_LINE.exec(requestLine) ?? [];
  if (method === "") {
    const message = "The first line of a request is its method, its path and HTTP/1.1.";
    return [blockProblem(block, message, `${requestLine} HTTP/1.1`, 0)];
  }
  if (path.startsWith("/apiservices/v3/")) {
    const message = "A request of 3.0 is printed from the contract, not written.";
    return [blockProblem(block, message, '::request{operation="…" language="http"}', 0)];
  }
  const operations = v1Operations(context.migrations);
  const candidates = operations.filter((one) => one.method === method && pathMatches(one, path));
  if (candidates.length === 0) {
    const calls = operations.map((one) => `${one.method} ${one.path}`);
    const nearest = nearestName(`${method} ${path}`, calls) ?? mostAlike(path, operations);
    return [blockProblem(block, `V1.0 had no call ${method} ${path}.`, nearest, 0)];
  }
  const gap = rest.indexOf("");
  const headers = gap < 0 ? rest : rest.slice(0, gap);
  const form = gap < 0 ? [] : rest.slice(gap + 1);
  const problems = candidates.map((operation) => {
    const request = { block, operation, context };
    return [
      ...pathProblems(request, path),
      ...pairProblems(request, "query", query, 0),
      ...headerProblems(request, headers),
      ...form.flatMap((line, index) => pairProblems(request, "form", line, gap + 2 + index)),
    ];
  });
  return problems.sort((a, b) => a.length - b.length)[0] ?? [];
}

interface V1Request {
  readonly block: Block;
  readonly operation: V1Operation;
  readonly context: BlockContext;
}

function pathMatches({ path: template }: V1Operation, path: string): boolean {
  const steps = template.split("/");
  const written = path.split("/");
  const optional = /\{inbound\w*\}$/.test(template) ? 1 : 0;
  if (written.length !== steps.length && written.length !== steps.length - optional) return false;
  return written.every((step, index) => steps[index]?.startsWith("{") || steps[index] === step);
}

function pathProblems({ block, operation, context }: V1Request, path: string): readonly Problem[] {
  const fields = v1Fields(operation, "path");
  const steps = operation.path.split("/");
  return path.split("/").flatMap((value, index) => {
    const field = fields.get(/^\{(\w+)\}$/.exec(steps[index] ?? "")?.[1] ?? "");
    if (!field) return [];
    return v1ValueMistakes(operation, field, value, context).map(({ message, nearest }) =>
      blockProblem(block, message, nearest, 0),
    );
  });
}

/** Checks `a=b&c=d` of a query or a form. @param line within the block */
export function pairProblems(
  { block, operation, context }: V1Request,
  where: "query" | "form",
  written: string,
  line: number,
): readonly Problem[] {
  const fields = v1Fields(operation, where);
  const pairs = written === "" ? [] : written.split("&");
  return pairs.flatMap((pair) => {
    const [name = "", value = ""] = pair.split("=");
    const field = fields.get(name);
    if (!field) {
      const call = `${operation.method} ${operation.path}`;
      const nearest = nearestName(name, fields.keys()) ?? [...fields.keys()].join(", ");
      return [blockProblem(block, `${call} took no ${where} field "${name}".`, nearest, line)];
    }
    const text = decoded(value);
    if (text === undefined) {
      const message = `"${value}" has a "%" that encodes nothing.`;
      return [blockProblem(block, message, value.replace(/%(?![\dA-F]{2})/gi, "%25"), line)];
    }
    return v1ValueMistakes(operation, field, text, context).map(({ message, nearest }) =>
      blockProblem(block, message, nearest, line),
    );
  });
}

function decoded(value: string): string | undefined {
  try {
    return decodeURIComponent(value);
  } catch {
    return undefined;
  }
}

function headerProblems(
  { block, operation, context }: V1Request,
  lines: readonly string[],
): readonly Problem[] {
  const fields = v1Fields(operation, "header");
  const hasHost = lines.includes(`Host: ${HOST}`);
  const missing = hasHost
    ? []
    : [blockProblem(block, "A request needs its host.", `Host: ${HOST}`, 0)];
  const wrong = lines.flatMap((line, index) => {
    const [, name = "", value = ""] = /^([\w-]+): (\S.*)$/.exec(line) ?? [];
    if (name === "Host") return [];
    const field = fields.get(name);
    if (!field) {
      const nearest = nearestName(name || line, fields.keys()) ?? [...fields.keys()].join(", ");
      return [
        blockProblem(block, `This call took no header "${name || line}".`, nearest, index + 1),
      ];
    }
    return v1ValueMistakes(operation, field, value, context).map(({ message, nearest }) =>
      blockProblem(block, message, nearest, index + 1),
    );
  });
  return [...missing, ...wrong];
}

/** The call whose path shares the longest prefix with the given one. */
function mostAlike(path: string, operations: readonly V1Operation[]): string | undefined {
  const shared = ({ path: other }: V1Operation) => {
    const end = [...other].findIndex((character, index) => character !== path[index]);
    return end < 0 ? other.length : end;
  };
  const [best] = [...operations].sort((a, b) => shared(b) - shared(a));
  return best && `${best.method} ${best.path}`;
}
