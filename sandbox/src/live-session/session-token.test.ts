import fc from "fast-check";
import { expect, test } from "vitest";
import { liveSearch } from "../testing/searches.ts";
import { SESSION_LIFETIME, type Session } from "./session.ts";
import { createTokenSealer } from "./session-token.ts";

const CREATED = Date.UTC(2027, 0, 4);
const SESSION: Session = {
  query: liveSearch("LHR", "EDI").query,
  createdAt: CREATED,
  clock: "elapsed",
  step: 0,
  held: 3,
  done: false,
  scenario: "",
};
const sealer = createTokenSealer(["secret"]);

test("a token opens for the key that it was made for, with all it was made of", async () => {
  const token = await sealer.seal(SESSION, "key");
  expect(await sealer.open(token, "key", CREATED)).toEqual({ state: "open", session: SESSION });
  expect(token).toMatch(/^[A-Za-z0-9_-]+\.[0-9a-f]{4}\.[A-Za-z0-9_-]{22}$/);
});

test("a token is gone for another key, and after its lifetime", async () => {
  const token = await sealer.seal(SESSION, "key");
  expect(await sealer.open(token, "other key", CREATED)).toEqual({ state: "gone" });
  const last = CREATED + SESSION_LIFETIME;
  expect((await sealer.open(token, "key", last)).state).toBe("open");
  expect((await sealer.open(token, "key", last + 1)).state).toBe("gone");
});

test("the same session and secret make the same token, on any replica", async () => {
  const replica = createTokenSealer(["secret"]);
  expect(await replica.seal(SESSION, "key")).toBe(await sealer.seal(SESSION, "key"));
});

test("an old secret still opens what it signed; an unknown one opens nothing", async () => {
  const token = await sealer.seal(SESSION, "key");
  const rotated = createTokenSealer(["new secret", "secret"]);
  expect((await rotated.open(token, "key", CREATED)).state).toBe("open");
  const stranger = createTokenSealer(["new secret"]);
  expect((await stranger.open(token, "key", CREATED)).state).toBe("invalid");
});

test("changing any one character makes a token invalid", async () => {
  const token = await sealer.seal(SESSION, "key");
  const index = fc.nat({ max: token.length - 1 });
  const character = fc.constantFrom(..."abcXYZ019-_.");
  await fc.assert(
    fc.asyncProperty(index, character, async (at, other) => {
      fc.pre(token[at] !== other);
      const changed = token.slice(0, at) + other + token.slice(at + 1);
      expect((await sealer.open(changed, "key", CREATED)).state).toBe("invalid");
    }),
    { seed: 1, numRuns: 200 },
  );
});

test("no text whatever opens or throws", async () => {
  await fc.assert(
    fc.asyncProperty(fc.string(), async (text) => {
      expect((await sealer.open(text, "key", CREATED)).state).toBe("invalid");
    }),
    { seed: 1, numRuns: 200 },
  );
  expect((await sealer.open("a".repeat(10_000), "key", CREATED)).state).toBe("invalid");
  expect((await sealer.open("a".repeat(100_000), "key", CREATED)).state).toBe("invalid");
});

test("a signature is no excuse: what no create accepts makes a token invalid", async () => {
  const field = fc.constantFrom(...(Object.keys(SESSION) as (keyof Session)[]));
  await fc.assert(
    fc.asyncProperty(field, fc.jsonValue(), async (name, value) => {
      const token = await sealer.seal({ ...SESSION, [name]: value }, "key");
      const { state } = await sealer.open(token, "key", CREATED);
      const accepted = ["step", "held", "done", "scenario", "createdAt"].includes(name);
      expect(accepted ? ["open", "gone", "invalid"] : ["invalid"]).toContain(state);
    }),
    { seed: 1, numRuns: 300 },
  );
});

test.each<[string, object]>([
  ["a query without legs", { query: { ...SESSION.query, queryLegs: [] } }],
  ["an unknown scenario", { scenario: "constructor" }],
  ["a scenario that is no text", { scenario: ["slow"] }],
  ["a negative step", { step: -1 }],
  ["half of a result", { held: 0.5 }],
  ["a creation far in the future", { createdAt: CREATED + SESSION_LIFETIME + 1 }],
  ["a clock nobody has", { clock: "sundial" }],
])("a token with %s is invalid although it is signed", async (_, changes) => {
  const token = await sealer.seal({ ...SESSION, ...changes }, "key");
  expect(await sealer.open(token, "key", CREATED)).toEqual({ state: "invalid" });
});
