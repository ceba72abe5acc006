import { expect, test } from "vitest";
import { formatProblem } from "../problems/problem.ts";
import { contract } from "../testing/contract.ts";
import { readFlows } from "./read-flows.ts";

const written = `search:
  summary: Search
  description: Searches.
  steps:
    - operation: createLiveSerch
    - operation: createLiveSearch
      bdy: {}
      keep: { sessionToken: /sessionToken }
    - operation: pollLiveSearch
      parameters: { sesionToken: $token }
      repeatWhile: { status: RESULT_STATUS_INCOMPLETE }
    - operation: pollLiveSearch
      parameters: { sessionToken: $sessionTokn }
      repeatWhile: { status: RESULT_STATUS_INCOMPLETE }
`;

test("reports a file that isn't YAML, with its line", () => {
  const { flows, problems } = readFlows(contract, "flows.yaml", "a: 1\nb: [1, 2\n");
  expect(problems.map(({ line }) => line)).toEqual([expect.any(Number)]);
  expect(flows.map(({ steps }) => steps)).toEqual([[], []]);
});

test("a step has its written fields, and a body only if it has one", () => {
  const { flows, problems } = readFlows(
    contract,
    "flows.yaml",
    `end:
  summary: End
  steps:
    - { operation: createLiveSearch, description: It starts., body: {}, keep: { token: /a } }
    - operation: pollLiveSearch
      headers: { x-count: 1 }
      parameters: { sessionToken: $token }
      repeatWhile: { status: OPEN }
`,
  );
  expect(problems).toEqual([]);
  const [{ steps } = { steps: [] }] = flows;
  expect(steps.map(({ operation, ...step }) => ({ id: operation.id, ...step }))).toStrictEqual([
    {
      ...{ id: "createLiveSearch", description: "It starts.", headers: {}, parameters: {} },
      ...{ body: {}, keep: { token: "/a" } },
    },
    {
      ...{ id: "pollLiveSearch", description: "", headers: { "x-count": "1" }, keep: {} },
      ...{ parameters: { sessionToken: "$token" }, repeatWhile: { name: "status", value: "OPEN" } },
    },
  ]);
});

test("reports each mistake in a flow with its line and the nearest name", () => {
  const { problems } = readFlows(contract, "flows.yaml", written);
  expect(problems.map(formatProblem)).toEqual([
    'flows.yaml:5  The contract has no operation "createLiveSerch". Did you mean "createLiveSearch"?',
    'flows.yaml:7  Unknown key "bdy". Did you mean "body"?',
    'flows.yaml:10  Unknown key "sesionToken". Did you mean "sessionToken"?',
    'flows.yaml:9  No step before this one keeps "$token".',
    "flows.yaml:11  Nothing follows a step that is repeated: move it to the end of its flow.",
    'flows.yaml:12  No step before this one keeps "$sessionTokn". Did you mean "sessionToken"?',
  ]);
});

test("reports a value in a body that no step before it keeps", () => {
  const { problems } = readFlows(
    contract,
    "flows.yaml",
    `nearest:
  summary: Nearest
  steps:
    - { operation: findNearestCulture, keep: { locale: /locale/code } }
    - operation: findNearestPlaces
      body: { locator: { ipAddress: $addres }, locale: $locale }
      keep: { address: /a }
    - operation: searchIndicative
      body: { query: { queryLegs: [{ originPlace: $adress }] } }
`,
  );
  expect(problems.map(formatProblem)).toEqual([
    'flows.yaml:5  No step before this one keeps "$addres".',
    'flows.yaml:8  No step before this one keeps "$adress". Did you mean "address"?',
  ]);
});
