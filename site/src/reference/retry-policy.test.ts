import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { RETRY_POLICY } from "../../../contract/src/retry-policy.ts";
import { readContent } from "../content/read-content.ts";

const content = fileURLToPath(new URL("../../content", import.meta.url));

/** `[429, 500, 503]` of JavaScript, `(0, 429, 500, 503)` of Python. 0 stands for no response. */
const LIST = /[[(]((?:0|[45]\d\d)(?:, (?:0|[45]\d\d))+)[\])]/g;

test("every program retries the statuses of the policy", () => {
  const programs = readContent(content, "site/content").pages.flatMap(({ route, text }) =>
    Array.from(text.matchAll(/^```\w+[^\n]*\n(.*?)^```/gms), ([, code = ""]) => ({ route, code })),
  );
  const lists = programs.flatMap(({ route, code }) =>
    Array.from(code.matchAll(LIST), ([, list = ""]) => ({
      route,
      statuses: list.split(", ").filter((status) => status !== "0"),
    })),
  );
  expect(lists.length).toBeGreaterThan(3);
  for (const { route, statuses } of lists) {
    expect({ route, statuses }).toEqual({ route, statuses: [...RETRY_POLICY.retried] });
  }
});
