import { expect, test } from "vitest";
import { migrations } from "../../../../contract/src/testing/migrations.ts";
import { rowTexts } from "./row-texts.ts";

const texts = rowTexts(migrations);
const [live] = [...migrations.values()].filter(({ api }) => api.id === "live-prices");

test("each text of V1.0's fields and calls is about V1.0", () => {
  for (const { id, does } of live?.api.operations ?? [])
    expect(texts).toContainEqual(
      expect.objectContaining({ subject: id, text: does, about: "V1.0" }),
    );
  const [part] = live?.api.parts ?? [];
  for (const { id, means } of part?.fields.filter((field) => field.means !== "") ?? [])
    expect(texts).toContainEqual(
      expect.objectContaining({ subject: id, text: means, about: "V1.0" }),
    );
});

test("a row's text is about its part and its places", () => {
  const rows = texts.filter(({ subject }) => subject === "live-prices/create-form/outboundDate");
  expect(rows.map(({ about }) => about)).toEqual(["create-form LiveQueryLeg.date", "V1.0"]);
});

test("the text of a call's row is about the operations it became", () => {
  const rows = texts.filter(({ subject }) => subject === "list-places");
  expect(rows.map(({ about }) => about)).toEqual(["suggestFlightPlaces", "V1.0"]);
});

test("omits rows without a text", () => {
  expect(texts.filter(({ text }) => text === "")).toEqual([]);
});
