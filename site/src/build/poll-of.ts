import type { Operation } from "../../../contract/src/model.ts";

/**
 * The operation that polls a search: the parameters in its path are in the response that creates
 * the search, and it responds with the same schema.
 */
export function pollOf(search: Operation, all: readonly Operation[]): Operation | undefined {
  const response = responseOf(search);
  if (response?.kind !== "object") return undefined;
  const names = response.properties.map(({ name }) => name);
  return all.find((one) => {
    const inPath = one.parameters.filter((parameter) => parameter.in === "path");
    const isKnown = inPath.length > 0 && inPath.every(({ name }) => names.includes(name));
    return one !== search && isKnown && responseOf(one)?.name === response.name;
  });
}

function responseOf({ responses }: Operation) {
  return responses.find(({ status }) => status === "200")?.schema;
}
