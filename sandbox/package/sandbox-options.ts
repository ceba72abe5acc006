import { nearestHint } from "../../contract/src/problems/nearest-name.ts";
import type { Served } from "../src/app.ts";
import type { ApiKey, ApiKeys } from "../src/callers/api-key.ts";
import { httpOrigin } from "../src/node/settings/http-origin.ts";
import { findScenario, nearestScenario } from "../src/scenarios/find-scenario.ts";
import { LOCAL_ORIGIN } from "../src/services.ts";
import {
  checkObject,
  describeType,
  describeValue,
  isFunction,
  isPlainObject,
  isText,
  mustBe,
  type Rule,
  type Rules,
} from "./check-object.ts";

export interface SandboxOptions {
  /** Epoch milliseconds; the time of this machine unless set. */
  readonly clock?: () => number;
  /**
   * Resolves after the given milliseconds; scenarios that delay a response await it. Advance your
   * own clock in it. Unless set, delays take real time.
   */
  readonly wait?: (milliseconds: number) => Promise<void>;
  /** Origin of booking links and logos; "http://localhost:3000" unless set. */
  readonly origin?: string;
  /** Changes flights and prices. The same seed, clock, secrets and request give the same bytes. */
  readonly seed?: string;
  /**
   * Secrets that sign session tokens, the current one first. Random unless set: then no other
   * sandbox accepts the tokens of this one.
   */
  readonly secrets?: readonly [string, ...string[]];
  /** The accepted API keys; unless set, the documented ones, without rate limits. */
  readonly keys?: ApiKeys;
  /**
   * Creates all flights immediately, which takes about a second, instead of on the seed's first
   * search.
   */
  readonly warm?: boolean;
  /** Called with every answered request. */
  readonly observe?: (served: Served) => void;
}

const A_FUNCTION = mustBe("a function", isFunction);
const A_LIMIT = mustBe("a whole number from 0, or Infinity", isLimit);

/** Every option; a missing one does not compile. */
const OPTIONS: Rules<SandboxOptions> = {
  clock: A_FUNCTION,
  wait: A_FUNCTION,
  origin: mustBe(`like "${LOCAL_ORIGIN}"`, isOrigin),
  seed: mustBe("a string", isText),
  // The message may be logged: it shows no secret.
  secrets: mustBe("an array of one or more non-empty strings", isSecrets, describeType),
  keys: mustBe("an object", isPlainObject),
  warm: mustBe("true or false", (value) => typeof value === "boolean"),
  observe: A_FUNCTION,
};

const KEY: Rules<ApiKey> = {
  access: mustBe('"full" or "none"', (value) => value === "full" || value === "none"),
  scenario: mustBeScenario,
  callsPerMinute: A_LIMIT,
  searchesPerMinute: A_LIMIT,
};
const REQUIRED_OF_KEY = ["access", "callsPerMinute", "searchesPerMinute"];

/**
 * Checks names and values, so that no test runs with other flights or limits than it asks for.
 * @throws {TypeError} naming the option, and the nearest one for an unknown name
 */
export function checkSandboxOptions(options: SandboxOptions): void {
  checkObject("", options, OPTIONS);
  for (const [name, key] of Object.entries(options.keys ?? {})) {
    checkObject(`keys.${name}`, key, KEY, REQUIRED_OF_KEY);
  }
}

function isOrigin(value: unknown): boolean {
  return isText(value) && httpOrigin(value) !== undefined;
}

function isSecrets(value: unknown): boolean {
  return (
    Array.isArray(value) && value.length > 0 && value.every((one) => isText(one) && one !== "")
  );
}

function isLimit(value: unknown): boolean {
  return value === Number.POSITIVE_INFINITY || (Number.isInteger(value) && Number(value) >= 0);
}

function mustBeScenario(value: unknown): ReturnType<Rule> {
  const name = isText(value) ? value : "";
  if (findScenario(name)) return undefined;
  const hint = nearestHint(nearestScenario(name));
  return `must be the name of a scenario; received ${describeValue(value)}${hint}`;
}
