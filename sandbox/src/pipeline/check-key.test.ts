import { expect, test } from "vitest";
import { FULL_ACCESS, SANDBOX_KEY } from "../scenarios/sandbox-keys.ts";
import { checkKey } from "./check-key.ts";

const limited = { ...FULL_ACCESS, callsPerMinute: 1 };
const keys = {
  [SANDBOX_KEY]: limited,
  other: FULL_ACCESS,
  closed: { ...FULL_ACCESS, access: "none" },
} as const;
const check = (
  apiKey: string | undefined,
  isSecured: boolean,
  known: Parameters<typeof checkKey>[2] = keys,
) => checkKey(new Headers(apiKey === undefined ? {} : { "x-api-key": apiKey }), isSecured, known);

test.each([
  ["other", { apiKey: "other", rights: FULL_ACCESS }],
  [SANDBOX_KEY, { apiKey: SANDBOX_KEY, rights: limited }],
  ["closed", { status: 403 }],
  ["constructor", { status: 401 }],
  [undefined, { status: 401 }],
])("an operation that requires a key checks the key %s", (apiKey, found) => {
  expect(check(apiKey, true)).toMatchObject(found);
});

test.each([undefined, "other", "closed", "unknown"])(
  "an operation without a key ignores the key %s: its callers have the rights of the sandbox key",
  (apiKey) => {
    expect(check(apiKey, false)).toEqual({ apiKey: "", rights: limited });
  },
);

test("if the sandbox key is not accepted, an operation without a key is open to all", () => {
  expect(check(undefined, false, {})).toEqual({ apiKey: "", rights: FULL_ACCESS });
});
