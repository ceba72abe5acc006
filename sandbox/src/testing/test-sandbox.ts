import { expect } from "vitest";
import { findOperation } from "../../../contract/src/names/find.ts";
import { contract } from "../../../contract/src/testing/contract.ts";
import { findDanglingKeys } from "../../../contract/src/testing/find-dangling-keys.ts";
import type { ErrorStatus, OperationId } from "../../../contract/src/types.ts";
import { validateResponse } from "../../../contract/src/validate/validate-response.ts";
import type { Served } from "../app.ts";
import { createSandbox } from "../create-sandbox.ts";
import { UNKNOWN_MEMBERS } from "../engine/unfriendly/unknown-members.ts";
import type { Caller, Sandbox } from "../http/api-as-fetch.ts";
import type { SandboxOptions } from "../sandbox-options.ts";
import { SANDBOX_KEYS } from "../scenarios/sandbox-keys.ts";

/** Monday, 4 January 2027, noon UTC: the start of the test clock. */
export const NOON = Date.UTC(2027, 0, 4, 12);

export interface TestSandbox {
  /** Sends a request and checks the response against the contract. */
  readonly call: <Body = ErrorStatus>(request: TestRequest) => Promise<TestResponse<Body>>;
  /** Moves the clock by the given milliseconds. */
  readonly wait: (milliseconds: number) => void;
  /** The current time of the clock, in epoch milliseconds. */
  readonly now: () => number;
  /** The sandbox itself, for requests that `call` cannot express. */
  readonly fetch: Sandbox;
}

export interface TestRequest {
  readonly path: string;
  readonly method?: string;
  readonly key?: string | null;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly caller?: Caller;
}

export interface TestResponse<Body> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Body;
  readonly text: string;
}

const BASE = "http://sandbox";

/**
 * Creates a sandbox with its own clock. Every response must conform to the contract, or the test
 * that made the call fails.
 */
export function createTestSandbox(options: SandboxOptions = {}): TestSandbox {
  let now = NOON;
  let served: Served | undefined;
  const fetch = createSandbox({
    clock: () => now,
    wait: async (milliseconds) => {
      now += milliseconds;
    },
    // With the rate limits of a server.
    keys: SANDBOX_KEYS,
    secrets: ["test"],
    observe(event) {
      served = event;
    },
    ...options,
  });

  return {
    fetch,
    now: () => now,
    wait(milliseconds) {
      now += milliseconds;
    },
    async call<Body = ErrorStatus>(asked: TestRequest) {
      const { path, method, key = "sandbox-key", headers = {}, body, caller } = asked;
      const request = new Request(BASE + path, {
        method: method ?? (body === undefined ? "GET" : "POST"),
        headers: {
          ...(key === null ? {} : { "x-api-key": key }),
          ...(body === undefined ? {} : { "Content-Type": "application/json" }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: asText(body) }),
      });
      const response = await fetch(request, caller);
      const text = await response.text();
      if (served?.error) throw served.error;
      const answered = JSON.parse(text);
      expectContract(served?.operation ?? "none", response.status, answered);
      // The body has just been validated; only the test knows which of the schemas it has.
      return { status: response.status, headers: response.headers, body: answered as Body, text };
    },
  };
}

/** A path without an operation gets the error body that all operations share. */
function expectContract(operation: OperationId | "none", status: number, body: unknown): void {
  const id = operation === "none" ? "listCurrencies" : operation;
  const violations = validateResponse(id, status, body);
  const own = Object.keys(UNKNOWN_MEMBERS);
  // Members with one of these names are unknown to the contract on purpose.
  const known = violations.filter(
    ({ field }) => !own.some((name) => field.split(".").at(-1) === name),
  );
  expect(known.slice(0, 5)).toEqual([]);
  if (status !== 200) return;
  const lookup = findOperation(contract, id);
  const found = lookup.found && lookup.value.responses.find((one) => one.status === "200");
  if (!found) throw new Error(`${id} documents no 200.`);
  expect(findDanglingKeys(found.schema, body).slice(0, 5)).toEqual([]);
}

function asText(body: unknown): string {
  return typeof body === "string" ? body : JSON.stringify(body);
}
