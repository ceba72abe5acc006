import { expect, test } from "vitest";
import { contract } from "../../../../contract/src/testing/contract.ts";
import { wrongHosts } from "./wrong-hosts.ts";

const servers = contract.specifications[0]?.servers ?? [];
const right = (sentence: string) => wrongHosts(sentence, servers).map((fault) => fault.right);
const SANDBOX = "http://localhost:3000";
const PRODUCTION = "https://partners.api.example.com";

test("reports the host of production for the sandbox, and vice versa", () => {
  expect(
    right(`Switch between the sandbox (\`${SANDBOX}\`) and production (\`${PRODUCTION}\`).`),
  ).toEqual([]);
  expect(
    right(`Switch between the sandbox (\`${PRODUCTION}\`) and production (\`${SANDBOX}\`).`),
  ).toEqual([SANDBOX, PRODUCTION]);
  expect(right(`The sandbox is at ${PRODUCTION}.`)).toEqual([SANDBOX]);
  expect(right(`To go live, replace \`BASE_URL\` with \`${SANDBOX}\`.`)).toEqual([PRODUCTION]);
});

test.each([
  `In production, nothing is at ${SANDBOX}.`,
  `To go live, replace \`${SANDBOX}\` with \`${PRODUCTION}\`.`,
  `The sandbox is at http://localhost:4000.`,
])("accepts: %s", (sentence) => {
  expect(right(sentence)).toEqual([]);
});
