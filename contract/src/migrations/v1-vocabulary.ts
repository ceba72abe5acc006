import { addTo } from "../base/group-by.ts";
import type { Migrations, V1Operation } from "./model.ts";

/** The names of V1.0 that prose may use, by call. */
export interface V1Vocabulary {
  /** "poll-session" → "Legs", "Stops", "apiKey" and so on, one word each. */
  readonly words: ReadonlyMap<string, ReadonlySet<string>>;
  /** "GET /apiservices/pricing/v1.0/{SessionKey}" → ids of the calls with this method and path. */
  readonly calls: ReadonlyMap<string, readonly string[]>;
}

export function createV1Vocabulary(migrations: Migrations): V1Vocabulary {
  const operations = [...migrations.values()].flatMap(({ api }) => api.operations);
  const calls = new Map<string, string[]>();
  for (const { id, method, path } of operations) addTo(calls, `${method} ${path}`, id);
  return { calls, words: new Map(operations.map((one) => [one.id, collectWords(one)])) };
}

function collectWords({ parts }: V1Operation): ReadonlySet<string> {
  const fields = parts.flatMap((part) => part.fields).filter(({ isNamed }) => isNamed);
  return new Set(fields.flatMap(({ paths, also }) => [...paths.flatMap(stepsOf), ...also]));
}

/** stepsOf("Legs[].FlightNumbers[].CarrierId") → ["Legs", "FlightNumbers", "CarrierId"] */
function stepsOf(path: string): readonly string[] {
  return path.split(".").map((step) => step.replace(/(\[\])+$/, ""));
}
