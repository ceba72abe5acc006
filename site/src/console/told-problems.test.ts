import { expect, test } from "vitest";
import { createSandbox } from "../../../sandbox/src/create-sandbox.ts";
import { MAX_VIOLATIONS } from "../../../sandbox/src/http/errors.ts";
import { LIMITS } from "../../../sandbox/src/rules/limits.ts";
import { SANDBOX_KEYS } from "../../../sandbox/src/scenarios/sandbox-keys.ts";
import en from "../../i18n/catalogues/en.ts";
import { FIXED_DAY } from "../base/dates/fixed-day.ts";
import { DOCUMENTED, editedTexts } from "../build/testing/edited-texts.ts";
import { toFetch } from "../samples/to-fetch.ts";
import { blamedFields, readErrorLines } from "./read-error-lines.ts";
import { readRequest } from "./read-request.ts";
import { readResponse } from "./read-response.ts";

const TARGET = { baseUrl: "http://localhost:3000", apiKey: "sandbox-key" };
const DATA = { texts: en.console, bodyBytes: LIMITS.bodyBytes };
const sandbox = createSandbox({
  clock: () => FIXED_DAY,
  keys: SANDBOX_KEYS,
  rateLimits: { count: async () => 1 },
});

/** Of a list that is too long the sandbox says nothing else: nobody looks at its items. */
const TOO_LONG = /^at most \d+ (legs|children|ids|types)$/;

test("a documented example has no problems and gets a 200 from the sandbox", async () => {
  for (const { name, operation, text } of DOCUMENTED) {
    const { problems, blocker, request } = readRequest(operation, text, "", TARGET, DATA);
    expect([name, problems, blocker]).toEqual([name, [], undefined]);
    const { status } = await sandbox(toFetch(request ?? expect.unreachable(name)));
    expect([name, status]).toEqual([name, 200]);
  }
});

test("the sandbox reports each problem shown for the same body, up to its maximum", async () => {
  const seen = { sent: 0, told: 0, own: 0 };
  for (const { name, operation, text } of editedTexts(20_270_514, 600)) {
    const { problems, blocker, request } = readRequest(operation, text, "", TARGET, DATA);
    if (blocker || !request) continue;
    const response = await readResponse(await sandbox(toFetch(request)));
    const lines = readErrorLines(response).flatMap(({ field }) => field ?? []);
    expect([name, lines]).toEqual([name, blamedFields(response)]);
    const body = Object(response.json);
    const said = String(body.message).split("\n");
    const details: readonly { readonly expected: string }[] = body.details ?? [];
    seen.sent += 1;
    if (problems.length === 0) {
      seen.own += blamedFields(response).length > 0 ? 1 : 0;
      continue;
    }
    // Without what stands in its path a URL is of no operation.
    if (operation.path.includes("{") && new URL(request.url).pathname.endsWith("/")) {
      expect([name, response.status]).toEqual([name, 404]);
      continue;
    }
    expect([name, response.status], text).toEqual([name, 400]);
    if (details.some(({ expected }) => TOO_LONG.test(expected))) continue;
    seen.told += 1;
    const untold = problems.filter(({ message }) => !said.includes(message));
    expect([name, untold.length], text).toEqual([
      name,
      Math.max(0, problems.length - MAX_VIOLATIONS),
    ]);
    // What the details have more would be a rule of the sandbox: it tells those one by one.
    const fields = problems.map(({ field }) => field);
    expect(blamedFields(response).filter((field) => !fields.includes(field))).toEqual([]);
  }
  expect(seen.sent).toBeGreaterThan(500);
  expect(seen.told).toBeGreaterThan(100);
  expect(seen.own).toBeGreaterThan(10);
});
