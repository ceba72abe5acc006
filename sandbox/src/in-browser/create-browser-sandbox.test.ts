import { expect, test } from "vitest";
import { createSandbox } from "../create-sandbox.ts";
import { frozenNames } from "../data/frozen-names.ts";
import { NamesNotLoaded } from "../data/names-not-loaded.ts";
import { NOON } from "../testing/test-sandbox.ts";
import { requestOf, type Seed, toRequest, validSeeds } from "../testing/valid-seeds.ts";
import { createBrowserSandbox } from "./create-browser-sandbox.ts";

const OPTIONS = { clock: () => NOON, secrets: ["tests"] } as const;
const LOCALE = "fr-CA";

const whole = createSandbox(OPTIONS);

/** A request in another locale than the examples have. */
function translated(seed: Seed): Seed {
  const written = JSON.stringify({ path: seed.path, body: seed.body });
  return { ...seed, ...JSON.parse(written.replaceAll("en-GB", LOCALE)) };
}

/** A sandbox whose names come from `answer`, and what it has asked for. */
function start(answer = frozenNames) {
  const asked: string[] = [];
  const sandbox = createBrowserSandbox({
    ...OPTIONS,
    fetchNames: async (locale) => {
      asked.push(locale);
      const names = answer(locale);
      if (!names) throw new Error("404");
      return names;
    },
  });
  return { sandbox, asked };
}

const read = async (response: Response) => [response.status, await response.text()];

const seeds = (await validSeeds(whole)).map(translated);

test.each(seeds.map((seed) => [`${seed.operation} ${seed.example}`, seed] as const))(
  "%s: returns the same bytes as a sandbox with all names",
  async (_, seed) => {
    const { sandbox, asked } = start();
    const got = await read(await sandbox(toRequest(requestOf(seed))));
    expect(got).toEqual(await read(await whole(toRequest(requestOf(seed)))));
    // English, and one more at the most.
    expect(asked.filter((locale) => locale !== "en-GB").length).toBeLessThanOrEqual(1);
    expect(new Set(asked).size).toBe(asked.length);
  },
);

const markets = (locale: string) =>
  new Request(`http://sandbox/apiservices/v3/culture/markets/${locale}`, {
    headers: { "x-api-key": "sandbox-key" },
  });

test("fetches the names of a locale once, when it is requested", async () => {
  const { sandbox, asked } = start();
  expect((await sandbox(markets("xx-XX"))).status).toBe(400);
  expect(asked).toEqual([]);
  for (const locale of ["de-DE", "de-DE", "it-IT"]) await sandbox(markets(locale));
  expect(asked).toEqual(["en-GB", "de-DE", "it-IT"]);
});

test("rejects a request whose names fail to load, and fetches them again for the next", async () => {
  let isThere = false;
  const { sandbox } = start((locale) => (isThere ? frozenNames(locale) : undefined));
  await expect(sandbox(markets("de-DE"))).rejects.toThrow(NamesNotLoaded);
  isThere = true;
  expect((await sandbox(markets("de-DE"))).status).toBe(200);
});
