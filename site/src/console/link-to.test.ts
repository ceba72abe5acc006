import fc from "fast-check";
import { expect, test } from "vitest";
import { anyJson, SEED } from "../samples/testing/any-json.ts";
import { linkTo, MAX_LINKED, requestInHash, textFragment } from "./link-to.ts";

const ID = "createLiveSearch";

const linked = (value: unknown, operation = ID) => linkTo(operation, value) ?? "none";

test("a link round-trips any JSON value", () => {
  fc.assert(
    fc.property(anyJson, (value) => {
      const hash = linked(value);
      expect(hash).toMatch(/^#createLiveSearch-edit=[\w-]+$/);
      expect(requestInHash(hash, ID)).toMatchObject({ value, isLinked: true });
      expect(requestInHash(hash, "pollLiveSearch")).toBeUndefined();
    }),
    SEED,
  );
});

test("a link carries a scenario, and one without has none", () => {
  const hash = linkTo(ID, {}, "too-many-requests") ?? "none";
  expect(hash).toMatch(/^#createLiveSearch-edit=[\w-]+$/);
  expect(requestInHash(hash, ID)).toMatchObject({ value: {}, scenario: "too-many-requests" });
  expect(requestInHash(linked({}), ID)).toMatchObject({ scenario: undefined });
});

test("a link from before scenarios were linked is still read", () => {
  const hash = "#createLiveSearch-edit=eyJjcmVhdGVMaXZlU2VhcmNoIjp7InF1ZXJ5Ijp7fX19";
  expect(linked({ query: {} })).toBe(hash);
  expect(requestInHash(hash, ID)).toMatchObject({ value: { query: {} } });
});

test.each(["", "#", "#createLiveSearch", "#createLiveSearch-edit", "#createLiveSearch-edit="])(
  "%j carries no request",
  (hash) => expect(requestInHash(hash, ID)).toBeUndefined(),
);

test("a link that is truncated, mistyped, of another operation, too long or too deep is broken", () => {
  const whole = linked({ query: { market: "UK" } });
  const foreign = linked({}, "pollLiveSearch").replace("poll", "create");
  const long = `#createLiveSearch-edit=${"e".repeat(MAX_LINKED * 2)}`;
  const deep = linked(JSON.parse("[".repeat(200) + "]".repeat(200)));
  for (const hash of [whole.slice(0, -3), `${whole.slice(0, 25)}!`, foreign, long, deep]) {
    expect(requestInHash(hash, ID), hash.slice(0, 40)).toBe("broken");
  }
});

test("ignores text that others append to a link", () => {
  const whole = linked({});
  for (const tail of [":~:text=a", ".", ")", "&utm_source=mail", "%20"]) {
    expect(requestInHash(whole + tail, ID)).toMatchObject({ value: {} });
  }
});

test("the longest request round-trips, and a longer one has no link", () => {
  expect(linkTo(ID, "x".repeat(MAX_LINKED - 22))).toBeUndefined();
  expect(requestInHash(linked("x".repeat(MAX_LINKED - 23)), ID)).toMatchObject({ isLinked: true });
});

test("encodes the special characters of a text fragment", () => {
  expect(textFragment("/poll/{id}", "in x-api-key, or")).toBe(
    ":~:text=%2Fpoll%2F%7Bid%7D,-in%20x%2Dapi%2Dkey%2C%20or",
  );
});
