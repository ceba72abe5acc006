import type { Operation } from "../../../contract/src/model.ts";
import { innerOf } from "../../../contract/src/names/inner-schema.ts";
import { nearestName } from "../../../contract/src/problems/nearest-name.ts";

export interface Arguments {
  /** Path and query parameters. */
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly body?: Readonly<Record<string, unknown>> | undefined;
}

type SortedArguments =
  | {
      readonly value: {
        readonly parameters: Readonly<Record<string, string>>;
        readonly body: Readonly<Record<string, unknown>> | undefined;
      };
      readonly interpretations: readonly string[];
    }
  | { readonly problem: string; readonly nearest?: readonly string[] };

/** Sorts arguments into parameters and body, wherever they were given. */
export function sortArguments(operation: Operation, given: Arguments): SortedArguments {
  const names = operation.parameters.map(({ name }) => name);
  const fields = fieldsOf(operation);
  const parameterEntries = Object.entries(given.parameters);
  const bodyEntries = Object.entries(given.body ?? {});
  const isParameter = ([name]: Entry) => names.includes(name);
  const isField = ([name]: Entry) => !names.includes(name) && fields.includes(name);
  const unknown = parameterEntries.find((entry) => !isParameter(entry) && !isField(entry));
  if (unknown) return unknownName(operation, unknown[0], [...names, ...fields]);
  const parameters = Object.fromEntries(
    [...bodyEntries, ...parameterEntries].filter(isParameter).flatMap(([name, value]) => {
      const isAbsent = value === undefined || value === null;
      return isAbsent ? [] : [[name, typeof value === "string" ? value : JSON.stringify(value)]];
    }),
  );
  const missing = operation.parameters.find((one) => one.required && !parameters[one.name]);
  if (missing) {
    return {
      problem: `The parameter "${missing.name}" is missing. ${describeArguments(operation)}`,
    };
  }
  const movedToBody = parameterEntries.filter(isField);
  const hasBody = given.body !== undefined || movedToBody.length > 0;
  if (!hasBody && operation.requestBody) {
    return { problem: `The body is missing. ${describeArguments(operation)}` };
  }
  const bodyFields = bodyEntries.filter((entry) => !isParameter(entry));
  const body = Object.fromEntries([...movedToBody, ...bodyFields]);
  const hasNothing = !operation.requestBody && bodyFields.length === 0;
  return {
    value: { parameters, body: hasBody && !hasNothing ? body : undefined },
    interpretations: [
      ...bodyEntries.filter(isParameter).map(([name]) => `\`body.${name}\` as a parameter`),
      ...movedToBody.map(([name]) => `\`parameters.${name}\` as a field of the body`),
    ],
  };
}

type Entry = readonly [name: string, value: unknown];

function unknownName(
  operation: Operation,
  name: string,
  names: readonly string[],
): SortedArguments {
  const nearest = nearestName(name, names);
  return {
    problem: `There is no parameter "${name}". ${describeArguments(operation)}`,
    ...(nearest !== undefined && { nearest: [nearest] }),
  };
}

/** "findNearestPlaces takes a body with locator, locale." */
function describeArguments(operation: Operation): string {
  const { id, parameters } = operation;
  const names = parameters.map(({ name }) => name);
  const fields = fieldsOf(operation);
  const received = [
    ...(names.length > 0 ? [names.join(", ")] : []),
    ...(fields.length > 0 ? [`a body with ${fields.join(", ")}`] : []),
  ];
  return `${id} takes ${received.join(", and ") || "no parameters"}.`;
}

function fieldsOf({ requestBody }: Operation): readonly string[] {
  if (!requestBody) return [];
  const inner = innerOf(requestBody.schema);
  return inner.kind === "object" ? inner.properties.map(({ name }) => name) : [];
}
