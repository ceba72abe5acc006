import { SCENARIOS } from "../../../sandbox/src/scenarios/scenarios.ts";

/** The name of each error, which is that of its scenario: "401" → "unauthorized". */
export const STATUS_NAMES: ReadonlyMap<string, string> = new Map(
  SCENARIOS.flatMap(({ name, effect }) =>
    effect.kind === "error" && effect.status !== "default" ? [[effect.status, name]] : [],
  ),
);
