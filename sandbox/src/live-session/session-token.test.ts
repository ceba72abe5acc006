import fc from "fast-check";
import { expect, test } from "vitest";
import { fingerprint } from "../bytes/fingerprint.ts";
import { createSigner } from "../bytes/signer.ts";
import { liveSearch } from "../testing/searches.ts";
import { SESSION_LIFETIME, type Session } from "./session.ts";
import { MAX_TOKEN_LENGTH, openSessionToken, sessionTokenOf } from "./session-token.ts";

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
const signer = createSigner(["secret"]);

test("a token opens for its own key, with its whole session", () => {
  const token = sessionTokenOf(SESSION, "key", signer);
  expect(openSessionToken(token, "key", CREATED, signer)).toEqual({
    state: "open",
    session: SESSION,
  });
  expect(token).toMatch(/^[A-Za-z0-9_-]+\.[0-9a-f]{4}\.[A-Za-z0-9_-]{22}$/);
});

test("a token is gone for another key, and after its lifetime", () => {
  const token = sessionTokenOf(SESSION, "key", signer);
  expect(openSessionToken(token, "other key", CREATED, signer)).toEqual({ state: "gone" });
  const last = CREATED + SESSION_LIFETIME;
  expect(openSessionToken(token, "key", last, signer).state).toBe("open");
  expect(openSessionToken(token, "key", last + 1, signer).state).toBe("gone");
});

test("a token opens where the clock is behind, by up to its lifetime", () => {
  const token = sessionTokenOf(SESSION, "key", signer);
  const first = CREATED - SESSION_LIFETIME;
  for (const now of [CREATED - 1, first]) {
    expect(openSessionToken(token, "key", now, signer).state).toBe("open");
  }
  expect(openSessionToken(token, "key", first - 1, signer).state).toBe("invalid");
});

test("the same session and secret give the same token on any replica", () => {
  const replica = createSigner(["secret"]);
  expect(sessionTokenOf(SESSION, "key", replica)).toBe(sessionTokenOf(SESSION, "key", signer));
});

test("an old secret still opens its tokens; an unknown one opens none", () => {
  const token = sessionTokenOf(SESSION, "key", signer);
  const rotated = createSigner(["new secret", "secret"]);
  expect(openSessionToken(token, "key", CREATED, rotated).state).toBe("open");
  const stranger = createSigner(["new secret"]);
  expect(openSessionToken(token, "key", CREATED, stranger).state).toBe("invalid");
});

test("changing any one character makes a token invalid", () => {
  const token = sessionTokenOf(SESSION, "key", signer);
  const index = fc.nat({ max: token.length - 1 });
  const character = fc.constantFrom(..."abcXYZ019-_.");
  fc.assert(
    fc.property(index, character, (at, other) => {
      fc.pre(token[at] !== other);
      const changed = token.slice(0, at) + other + token.slice(at + 1);
      expect(openSessionToken(changed, "key", CREATED, signer).state).toBe("invalid");
    }),
    { seed: 1, numRuns: 200 },
  );
});

test.each(["", "unfriendly"])(
  "a token of the scenario '%s' opens only if every byte is unchanged",
  async (scenario) => {
    const token = sessionTokenOf({ ...SESSION, scenario }, "key", signer);
    const stateOf = (text: string) => openSessionToken(text, "key", CREATED, signer).state;
    expect(stateOf(token)).toBe("open");
    const changed = [...token].flatMap((character, at) => {
      const [before, after] = [token.slice(0, at), token.slice(at + 1)];
      const flipped = [1, 2, 4, 8, 16, 32, 64].map((bit) =>
        String.fromCharCode(character.charCodeAt(0) ^ bit),
      );
      return [before, before + after, ...flipped.map((other) => before + other + after)];
    });
    const longer = [`${token}=`, `${token}A`, `${token}.`, ` ${token}`, `${token}\n`];
    const states = await Promise.all([...changed, ...longer].map(stateOf));
    expect([...new Set(states)]).toEqual(["invalid"]);
  },
);

test("the prefix of an unfriendly token is valid only on that token", () => {
  const plain = sessionTokenOf(SESSION, "key", signer);
  const odd = sessionTokenOf({ ...SESSION, scenario: "unfriendly" }, "key", signer);
  const [front = "", signed = ""] = odd.split(/(?=eyJ)/);
  for (const text of [front + plain, signed, front + odd]) {
    expect(openSessionToken(text, "key", CREATED, signer)).toEqual({ state: "invalid" });
  }
});

test("any other text is invalid and never throws", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(openSessionToken(text, "key", CREATED, signer).state).toBe("invalid");
    }),
    { seed: 1, numRuns: 200 },
  );
  expect(openSessionToken("a".repeat(10_000), "key", CREATED, signer).state).toBe("invalid");
  expect(openSessionToken("a".repeat(100_000), "key", CREATED, signer).state).toBe("invalid");
});

test("a signed token with a field that create would reject is invalid", () => {
  const field = fc.constantFrom(...(Object.keys(SESSION) as (keyof Session)[]));
  fc.assert(
    fc.property(field, fc.jsonValue(), (name, value) => {
      const token = sessionTokenOf({ ...SESSION, [name]: value }, "key", signer);
      const { state } = openSessionToken(token, "key", CREATED, signer);
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
  ["a creation that is no number", { createdAt: `${CREATED}` }],
  ["an end that is neither true nor false", { done: 1 }],
  ["a clock nobody has", { clock: "sundial" }],
])("a token with %s is invalid even if signed", (_, changes) => {
  const token = sessionTokenOf({ ...SESSION, ...changes }, "key", signer);
  expect(openSessionToken(token, "key", CREATED, signer)).toEqual({ state: "invalid" });
});

test("a token of the maximum length opens, a longer one does not, even if signed", async () => {
  const owner = fingerprint("key");
  const text = JSON.stringify({ ...SESSION, owner });
  const padded = (bytes: number) => signer.sign(text.padEnd(bytes));
  const [longest, longer] = [await padded(6123), await padded(6124)];
  expect([MAX_TOKEN_LENGTH, longest.length, longer.length]).toEqual([8192, 8192, 8194]);
  expect(openSessionToken(longest, "key", CREATED, signer).state).toBe("open");
  expect(openSessionToken(longer, "key", CREATED, signer).state).toBe("invalid");
});
