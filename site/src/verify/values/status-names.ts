import { SCENARIOS } from "../../../../sandbox/src/scenarios/scenarios.ts";

/** What each error is called by its meaning, as the scenario that makes it: "401" → "unauthorized". */
export const STATUS_NAMES: ReadonlyMap<string, string> = new Map(
  SCENARIOS.flatMap(({ name, effect }) =>
    effect.kind === "error" && effect.status !== "default" ? [[effect.status, name]] : [],
  ),
);
