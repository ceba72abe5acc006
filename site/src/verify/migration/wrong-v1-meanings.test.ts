import { expect, test } from "vitest";
import { migrations } from "../../../../contract/src/testing/migrations.ts";
import { wrongV1Meanings } from "./wrong-v1-meanings.ts";

const wrong = (api: string, name: string, ...cells: readonly string[]) =>
  wrongV1Meanings(name, cells, migrations, [`V1.0 ${api}`]).map(({ message }) => message);

test("reports a cell only if it says the opposite of a field", () => {
  expect(wrong("geo-catalogue", "Location", "text: longitude, then latitude", "a text")).toEqual(
    [],
  );
  expect(wrong("geo-catalogue", "Location", "text: latitude, then longitude")).toEqual([
    'The meaning of "Location" says "latitude, then".',
  ]);
  expect(wrong("live-prices", "OperatingCarriers", "who sells it")).toHaveLength(1);
});

test("uses a name's meaning in the page's APIs, and accepts anything of an unknown one", () => {
  expect(wrong("live-prices", "Location", "text: latitude, then longitude")).toEqual([]);
  expect(wrong("live-prices", "Price", "the highest price")).toEqual([]);
  expect(wrong("browse-prices", "Price", "the highest price")).toHaveLength(1);
  expect(wrong("live-prices", "Widget", "who sells it")).toEqual([]);
});
