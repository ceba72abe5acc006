import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { createSandbox } from "../../sandbox/src/create-sandbox.ts";
import { fillPlaceholders, placeholdersOf } from "../../site/src/publish/placeholders.ts";
import { startRecordingServer } from "../../site/src/samples/testing/recording-server.ts";
import { runProgram } from "../../site/src/samples/testing/run-program.ts";
import { builtFiles, fileOf } from "../built-site.ts";
import { plainText } from "../plain-text.ts";
import { selectCases } from "../select-cases.ts";

/** What is filled in again each day. */
const written = fileURLToPath(new URL("../../site/dist/written", import.meta.url));

/** How long a folder on a static host is right, in days. */
const STATIC = 150;
const DAY = 86_400_000;

/** The day of serving or of building, and on how many days later somebody reads. */
const CASES = [
  { filled: "2026-11-22", later: 0 },
  { filled: "2027-11-22", later: 0 },
  { filled: "2028-11-22", later: 0 },
  // The day that has least time until the first of the month half a year ahead.
  { filled: "2027-08-31", later: STATIC },
  { filled: "2027-10-01", later: 0 },
];

/** A block of code in a page: its language, and what is in it. */
const BLOCK = /<pre[^>]* data-language="(\w+)"[^>]*><code[^>]*>(.*?)<\/code><\/pre>/gs;

/** The curl samples that are printed from the contract, and the whole JSON requests of all pages. */
function samplesOf(day: number, origin: string): readonly string[] {
  const placeholders = placeholdersOf(day, origin);
  const pages = builtFiles().filter((url) => url.endsWith(".html"));
  const htmlOf = (url: string) =>
    existsSync(written + url)
      ? fillPlaceholders(url.slice(1), readFileSync(written + url, "utf8"), placeholders)
      : readFileSync(fileOf(url), "utf8");
  const samples = pages.flatMap((url) =>
    Array.from(htmlOf(url).matchAll(BLOCK), ([, language, code = ""]) => {
      if (language === "curl") return plainText(code);
      const path = language === "json" ? pathFor(plainText(code)) : undefined;
      return path === undefined ? "" : curl(origin + path, plainText(code));
    }),
  );
  return [...new Set(samples)].filter((sample) => sample !== "");
}

/** Where a whole request goes: its legs say of which API it is. */
function pathFor(text: string): string | undefined {
  if (!/^\{\s*"query":/.test(text)) return undefined;
  if (text.includes('"originPlaceId":')) return "/apiservices/v3/flights/live/search/create";
  return text.includes('"originPlace":') ? "/apiservices/v3/flights/indicative/search" : undefined;
}

function curl(url: string, body: string): string {
  return `curl --fail-with-body -X POST '${url}' -H 'x-api-key: sandbox-key' -H 'content-type: application/json' --data '${body}'`;
}

/** A year after the day that everything is written for, and the day that has least time. */
const FEW = CASES.filter(({ filled }) => ["2027-11-22", "2027-08-31"].includes(filled));

describe.each(selectCases(FEW, CASES))(
  "filled in on $filled and read $later days later",
  ({ filled, later }) => {
    test("every sample returns 200, and finds something", async () => {
      const day = Date.parse(`${filled}T12:00:00Z`);
      const sandbox = createSandbox({ clock: () => day + later * DAY });
      const failures: string[] = [];
      let sent = 0;
      const server = await startRecordingServer(async (request) => {
        sent += 1;
        const response = await sandbox(request);
        const text = await response.clone().text();
        const isEmpty = /"(itineraries|quotes|places|markets|locales|currencies)":(\{\}|\[\])/;
        if (response.status !== 200 || isEmpty.test(text)) {
          failures.push(`${request.url} ${response.status} ${text.slice(0, 300)}`);
        }
        return response;
      });
      const samples = samplesOf(day, server.baseUrl);
      for (const sample of samples) await runProgram("sh", ["-c", sample]);
      await server.close();
      expect(failures).toEqual([]);
      expect(samples.length).toBeGreaterThan(20);
      expect(sent).toBe(samples.length);
    });
  },
);
