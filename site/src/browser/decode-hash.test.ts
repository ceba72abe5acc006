import { expect, it } from "vitest";
import { decodeHash } from "./decode-hash.ts";

it("decodes what a browser encodes in an address", () => {
  expect(decodeHash({ hash: "#LiveQuery.queryLegs%5B%5D.date" })).toBe(
    "#LiveQuery.queryLegs[].date",
  );
  expect(decodeHash({ hash: "" })).toBe("");
});

it("drops what an id is given", () => {
  expect(decodeHash({ hash: "#createLiveSearch-edit=e30" })).toBe("#createLiveSearch-edit");
});

it("leaves a malformed hash as it is", () => {
  expect(decodeHash({ hash: "#%E0" })).toBe("#%E0");
});
