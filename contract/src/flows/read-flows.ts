import { isObject, type JsonObject } from "../base/json-object.ts";
import type { Contract } from "../model.ts";
import { findOperation } from "../names/find.ts";
import { nearestName } from "../problems/nearest-name.ts";
import { type Problem, problem } from "../problems/problem.ts";
import { listOf, objectOf, parseYaml, textOf } from "../read/parse-yaml.ts";
import type { Flow, FlowStep } from "./flow.ts";
import { placeholdersIn } from "./kept-values.ts";

export interface ReadFlows {
  readonly flows: readonly Flow[];
  readonly problems: readonly Problem[];
}

type ReportAt = (node: JsonObject, key: string, message: string, nearest?: string) => void;

const STEP_KEYS = [
  ...["operation", "description", "headers", "parameters", "body"],
  ...["keep", "repeatWhile"],
];

/** Parses `contract/flows/flows.yaml`, which maps ids to flows. */
export function readFlows(contract: Contract, file: string, text: string): ReadFlows {
  const problems: Problem[] = [];
  const { root, lineOf } = parseYaml(file, text, (found) => problems.push(found));
  const report: ReportAt = (node, key, message, nearest) =>
    problems.push(problem({ file, line: lineOf(node, key) }, message, nearest));
  const flows = Object.entries(root).map(([id, written]): Flow => {
    const flow = objectOf(written);
    const { summary, description } = flow;
    return {
      id,
      summary: textOf(summary),
      description: textOf(description),
      steps: readSteps(contract, listOf(flow.steps).map(objectOf), report),
    };
  });
  return { flows, problems };
}

function readSteps(
  contract: Contract,
  written: readonly JsonObject[],
  report: ReportAt,
): FlowStep[] {
  const keptNames = new Set<string>();
  return written.flatMap((node, index): readonly FlowStep[] => {
    checkKeys(node, STEP_KEYS, report);
    const found = findOperation(contract, textOf(node.operation));
    if (!found.found) {
      report(node, "operation", found.mistake.message, found.mistake.nearest);
      return [];
    }
    const operation = found.value;
    const parameters = objectOf(node.parameters);
    checkKeys(
      parameters,
      operation.parameters.map(({ name }) => name),
      report,
    );
    const placeholders = [...placeholdersIn(parameters), ...placeholdersIn(node.body)];
    for (const name of placeholders.filter((one) => !keptNames.has(one))) {
      const message = `No step before this one keeps "$${name}".`;
      report(node, "operation", message, nearestName(name, keptNames));
    }
    const keep = textsOf(node.keep);
    for (const name of Object.keys(keep)) keptNames.add(name);
    const [repeated] = Object.entries(textsOf(node.repeatWhile));
    if (repeated && index < written.length - 1) {
      report(
        node,
        "repeatWhile",
        "Nothing follows a step that is repeated: move it to the end of its flow.",
      );
    }
    const [name = "", value = ""] = repeated ?? [];
    return [
      {
        operation,
        description: textOf(node.description),
        headers: textsOf(node.headers),
        parameters,
        ...("body" in node && { body: node.body }),
        keep,
        ...(repeated && { repeatWhile: { name, value } }),
      },
    ];
  });
}

function checkKeys(node: JsonObject, known: readonly string[], report: ReportAt): void {
  for (const key of Object.keys(node)) {
    if (!known.includes(key)) report(node, key, `Unknown key "${key}".`, nearestName(key, known));
  }
}

function textsOf(value: unknown): Readonly<Record<string, string>> {
  const entries = isObject(value) ? Object.entries(value) : [];
  return Object.fromEntries(entries.map(([key, text]) => [key, String(text)]));
}
