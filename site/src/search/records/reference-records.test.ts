import { expect, test } from "vitest";
import { contract } from "../../../../contract/src/testing/contract.ts";
import en from "../../../i18n/catalogues/en.ts";
import { reference } from "../testing/small-index.ts";
import { referenceRecords } from "./reference-records.ts";

const [live] = contract.specifications;
if (!live) throw new Error("The contract has no specification.");
const records = referenceRecords(live, reference, en.reference);
const at = (kind: string, anchor: string) =>
  records.find((one) => one.kind === kind && one.anchor === anchor);

test("a reference begins with its own record and is the page of all others", () => {
  expect(records[0]).toMatchObject({ kind: "page", anchor: "", title: reference.title, names: [] });
  expect(records.every(({ page }) => page === reference)).toBe(true);
});

test("an operation is found by its id and path, and as an endpoint with its method", () => {
  const path = "/apiservices/v3/flights/live/search/create";
  expect(at("operation", "createLiveSearch")).toMatchObject({
    title: live.operations[0]?.summary,
    names: ["createLiveSearch", path],
    owner: path,
    hidden: `post ${path} endpoint`,
    badge: "POST",
  });
});

test("a field belongs to the object of its shortest name, and its text begins with its type", () => {
  expect(at("field", "LiveQuery.adults")).toMatchObject({
    title: "adults",
    names: ["adults"],
    owner: "LiveQuery",
    same: "field LiveQuery.adults",
    text: expect.stringMatching(/^integer \(int32\) · The number of adults/),
  });
  const owners = records.flatMap(({ kind, owner }) => (kind === "field" ? [owner] : []));
  expect(owners.filter((owner) => owner === "")).toEqual([]);
});

test("field texts omit what is not specified", () => {
  expect(JSON.stringify([...live.schemas])).toContain("Not specified: ");
  const told = records.filter(({ kind, text }) => kind === "field" && /Not specified: /.test(text));
  expect(told).toEqual([]);
});

test("a value is also found by its own part, and belongs to its enum", () => {
  expect(at("value", "PriceUnit.PRICE_UNIT_MILLI")).toMatchObject({
    title: "PRICE_UNIT_MILLI",
    names: ["PRICE_UNIT_MILLI", "MILLI"],
    owner: "PriceUnit",
    same: "value PRICE_UNIT_MILLI",
  });
});

test("lists each type once, with its meaning", () => {
  const types = records.filter(({ kind }) => kind === "type").map(({ title }) => title);
  expect(types).toEqual([...new Set(types)]);
  expect(at("type", "PriceUnit")).toMatchObject({ names: ["PriceUnit"], same: "type PriceUnit" });
  expect(at("type", "PriceUnit")?.text).not.toBe("");
});

test("each unsuccessful response is an error with advice", () => {
  const [create] = live.operations;
  const statuses = create?.responses.map(({ status }) => status).filter((one) => one !== "200");
  const errors = records.filter(
    ({ kind, anchor }) => kind === "error" && anchor.startsWith("createLiveSearch."),
  );
  expect(errors.map(({ badge }) => badge)).toEqual(statuses);
  const limited = errors.find(({ badge }) => badge === "429");
  expect(limited).toMatchObject({ hidden: "429 error", names: ["429", "code 8", "grpc 8"] });
  expect(limited?.text).not.toBe("");
});
