import { expect, it } from "vitest";
import { decodeHash } from "./decode-hash.ts";

it("decodes characters that a browser encodes in the hash", () => {
  expect(decodeHash({ hash: "#LiveQuery.queryLegs%5B%5D.date" })).toBe(
    "#LiveQuery.queryLegs[].date",
  );
  expect(decodeHash({ hash: "" })).toBe("");
});

it("drops the data after an id's equals sign", () => {
  expect(decodeHash({ hash: "#createLiveSearch-edit=e30" })).toBe("#createLiveSearch-edit");
});

it("leaves a malformed hash as it is", () => {
  expect(decodeHash({ hash: "#%E0" })).toBe("#%E0");
});
