import type { Migrations, V1Operation } from "./model.ts";

/**
 * The names of V1.0 that prose may use, by call: "poll-session" → "Legs", "Stops", "apiKey" and so
 * on, one word each.
 */
export function v1Vocabulary(migrations: Migrations): ReadonlyMap<string, ReadonlySet<string>> {
  const operations = [...migrations.values()].flatMap(({ api }) => api.operations);
  return new Map(operations.map((one) => [one.id, collectWords(one)]));
}

function collectWords({ parts }: V1Operation): ReadonlySet<string> {
  const fields = parts.flatMap((part) => part.fields).filter(({ isNamed }) => isNamed);
  return new Set(fields.flatMap(({ paths, also }) => [...paths.flatMap(stepsOf), ...also]));
}

/** stepsOf("Legs[].FlightNumbers[].CarrierId") → ["Legs", "FlightNumbers", "CarrierId"] */
function stepsOf(path: string): readonly string[] {
  return path.split(".").map((step) => step.replace(/(\[\])+$/, ""));
}
