import { expect, test } from "vitest";
import type { FoundRecord } from "../../../site/src/search/query/found-record.ts";
import { testContext } from "../testing/test-context.ts";
import { describeOperation } from "./describe-operation.ts";
import { describeV1Name } from "./describe-v1-name.ts";

const record = (name: string, became: string): FoundRecord => ({
  kind: "retired",
  page: ["/docs/guide", "Guide"] as unknown as FoundRecord["page"],
  anchor: "here",
  title: name,
  text: "",
  names: [name],
  owner: "Owner",
  became,
  badge: "",
  further: 0,
  depth: 1,
});
const v1Records = [
  record("POST /apiservices/pricing/v1.0", "POST /create"),
  record("GET /apiservices/geo/v1.0", "GET /hierarchy"),
  record("Legs[].Stops", "stopCount"),
];
const context = testContext({ docs: { v1Records } });
const textOf = (name: string) => describeV1Name(context, name).content[0]?.text ?? "";

test("a path matches only its own call, even if others end alike", () => {
  const call =
    "- `POST /apiservices/pricing/v1.0` (Owner)\n  in 3.0: POST /create\n  /docs/guide#here";
  expect(textOf("/apiservices/pricing/v1.0")).toBe(call);
  expect(textOf("pricing")).toBe(call);
  expect(textOf("stops")).toContain("in 3.0: stopCount");
});

test("a full name matches only itself, with its migration note", () => {
  const own = { ...record("Places[].Code", ""), text: "Send the IATA code." };
  const others = testContext({ docs: { v1Records: [record("Codes[].Code", "code"), own] } });
  const answer = (name: string) => describeV1Name(others, name).content[0]?.text;
  const gone =
    "- `Places[].Code` (Owner)\n  gone in 3.0\n  Send the IATA code.\n  /docs/guide#here";
  expect(answer("Places[].Code")).toBe(gone);
  expect(answer("code")).toBe(
    `- \`Codes[].Code\` (Owner)\n  in 3.0: code\n  /docs/guide#here\n${gone}`,
  );
});

test("reports a name that V1.0 lacked, with the nearest", () => {
  expect(textOf("browsegrid/v1.0")).toContain('V1.0 had no name "browsegrid/v1.0".');
  expect(textOf("Legs[].Stop")).toContain("Did you mean Legs[].Stops?");
});

test("an operation given as a V1.0 path leads to its successor", () => {
  const options = {
    operation: "GET /apiservices/geo/v1.0",
    part: "all",
    language: "curl",
  } as const;
  const { content, isError } = describeOperation(context, options);
  expect(isError).toBe(true);
  expect(content[0]?.text).toContain(
    "describe_v1_name explains their replacements:\n- GET /apiservices/geo/v1.0 → GET /hierarchy",
  );
});
