import { expect, it } from "vitest";
import { idInHash } from "./id-in-hash.ts";

it("decodes characters that a browser encodes in the hash", () => {
  expect(idInHash({ hash: "#LiveQuery.queryLegs%5B%5D.date" })).toBe("LiveQuery.queryLegs[].date");
  expect(idInHash({ hash: "" })).toBe("");
});

it("drops the data after an id's equals sign", () => {
  expect(idInHash({ hash: "#createLiveSearch-edit=e30" })).toBe("createLiveSearch-edit");
});

it("leaves a malformed hash as it is", () => {
  expect(idInHash({ hash: "#%E0" })).toBe("%E0");
});
