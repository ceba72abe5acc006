import { expect, test } from "vitest";
import { migrations } from "../../../../contract/src/testing/migrations.ts";
import { wrongV1Meanings } from "./wrong-v1-meanings.ts";

const wrong = (api: string, name: string, ...cells: readonly string[]) =>
  wrongV1Meanings(name, cells, migrations, [`V1.0 ${api}`]).map(({ message }) => message);

test("a cell may say anything of a field but its opposite", () => {
  expect(wrong("geo-catalogue", "Location", "text: longitude, then latitude", "a text")).toEqual(
    [],
  );
  expect(wrong("geo-catalogue", "Location", "text: latitude, then longitude")).toEqual([
    'The meaning of "Location" says "latitude, then".',
  ]);
  expect(wrong("live-prices", "OperatingCarriers", "who sells it")).toHaveLength(1);
});

test("a name means what it means in one of the page's APIs, and an unknown one anything", () => {
  expect(wrong("live-prices", "Location", "text: latitude, then longitude")).toEqual([]);
  expect(wrong("live-prices", "Price", "the highest price")).toEqual([]);
  expect(wrong("browse-prices", "Price", "the highest price")).toHaveLength(1);
  expect(wrong("live-prices", "Widget", "who sells it")).toEqual([]);
});
