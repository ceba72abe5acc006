import { expect, test } from "vitest";
import { createSandbox } from "./index.ts";

const create = (options: unknown) => () => createSandbox(options as object);
const KEY = { access: "full", callsPerMinute: 60, searchesPerMinute: Number.POSITIVE_INFINITY };

test.each([
  [undefined],
  [{}],
  [{ clock: () => 0, wait: async () => {}, observe: () => {}, warm: false }],
  [{ origin: "https://Docs.example.com/", seed: "", secrets: ["new", "old"] }],
  [{ keys: {} }],
  [
    {
      keys: { mine: KEY, slow: { ...KEY, scenario: "delayed" }, none: { ...KEY, access: "none" } },
    },
  ],
  [{ keys: { mine: { ...KEY, callsPerMinute: 0, scenario: undefined } } }],
])("accepts the options %j", (options) => {
  expect(create(options)).not.toThrow();
});

test.each([
  [null, "options must be an object; received null."],
  ["", 'options must be an object; received "".'],
  [{ seeds: "x" }, 'unknown option "seeds". Did you mean "seed"?'],
  [
    { delay: 3 },
    'unknown option "delay". The options are clock, wait, origin, seed, secrets, keys, warm, observe.',
  ],
  [{ clock: Date.UTC(2027, 0, 1) }, "clock must be a function; received 1798761600000."],
  [{ wait: 0 }, "wait must be a function; received 0."],
  [{ observe: [] }, "observe must be a function; received an array."],
  [{ origin: "localhost" }, 'origin must be like "http://localhost:3000"; received "localhost".'],
  [{ origin: "http://a/b" }, 'origin must be like "http://localhost:3000"; received "http://a/b".'],
  [{ origin: () => "" }, 'origin must be like "http://localhost:3000"; received a function.'],
  [{ seed: 1 }, "seed must be a string; received 1."],
  [{ warm: "yes" }, 'warm must be true or false; received "yes".'],
  [{ keys: ["mine"] }, "keys must be an object; received an array."],
  [{ keys: new Map([["mine", KEY]]) }, "keys must be an object; received [object Map]."],
  [{ keys: { mine: "full" } }, 'keys.mine must be an object; received "full".'],
  [
    { keys: { mine: { access: "full" } } },
    "keys.mine.callsPerMinute must be a whole number from 0, or Infinity; received undefined.",
  ],
  [
    { keys: { mine: { ...KEY, searchesPerMinute: Number.NaN } } },
    "keys.mine.searchesPerMinute must be a whole number from 0, or Infinity; received NaN.",
  ],
  [
    { keys: { mine: { ...KEY, callsPerMinute: -1 } } },
    "keys.mine.callsPerMinute must be a whole number from 0, or Infinity; received -1.",
  ],
  [
    { keys: { mine: { ...KEY, access: "ful" } } },
    'keys.mine.access must be "full" or "none"; received "ful".',
  ],
  [
    { keys: { mine: { ...KEY, scenario: "delay" } } },
    'keys.mine.scenario must be the name of a scenario; received "delay"; the nearest is delayed.',
  ],
  [
    { keys: { mine: { ...KEY, callPerMinute: 1 } } },
    'unknown option "keys.mine.callPerMinute". Did you mean "callsPerMinute"?',
  ],
])("rejects %j", (options, message) => {
  expect(create(options)).toThrow(new TypeError(`createSandbox: ${message}`));
});

test.each([[[]], [[""]], [["new", ""]], [[1]], ["a"], [null]])(
  "rejects %j as secrets without repeating one",
  (secrets) => {
    expect(create({ secrets })).toThrow(
      /^createSandbox: secrets must be an array of one or more non-empty strings; received (an array|a string|null)\.$/,
    );
  },
);

test("an option that is undefined has its default", async () => {
  const sandbox = createSandbox(
    Object.fromEntries(
      ["clock", "wait", "origin", "seed", "secrets", "keys", "warm", "observe"].map((name) => [
        name,
        undefined,
      ]),
    ),
  );
  const response = await sandbox(
    new Request("http://sandbox/apiservices/v3/culture/locales", {
      headers: { "x-api-key": "sandbox-key" },
    }),
  );
  expect([response.status, response.headers.get("RateLimit")]).toEqual([200, null]);
});
