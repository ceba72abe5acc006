import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "vitest";
import { LIMITS } from "../../../../sandbox/src/rules/limits.ts";
import en from "../../../i18n/catalogues/en.ts";
import { readRequest } from "../../console/read-request.ts";
import type { SampleGenerator } from "../../samples/generator.ts";
import type { SampleRequest } from "../../samples/sample-request.ts";
import { oneBatch } from "../../samples/testing/one-batch.ts";
import { startRecordingServer } from "../../samples/testing/recording-server.ts";
import { runBatch } from "../../samples/testing/run-batch.ts";
import { toFetch } from "../../samples/to-fetch.ts";
import { DOCUMENTED, editedTexts, type TypedRequest } from "./edited-texts.ts";

const API_KEY = "sandbox-key";
const DATA = { texts: en.console, bodyBytes: LIMITS.bodyBytes };

/** A typed request that a console sends. */
export interface SentRequest extends TypedRequest {
  readonly value: unknown;
  readonly request: SampleRequest;
}

/** Every documented request, and a number of edited ones. */
function sentFrom(baseUrl: string, edits: number): readonly SentRequest[] {
  const target = { baseUrl, apiKey: API_KEY };
  const sent = [...DOCUMENTED, ...editedTexts(20_270_515, 2 * edits)].flatMap((one) => {
    const { typed, request, blocker } = readRequest(one.operation, one.text, "", target, DATA);
    if (!request || blocker || typed.kind === "broken") return [];
    return [{ ...one, value: typed.value, request }];
  });
  return sent.slice(0, DOCUMENTED.length + edits);
}

/**
 * Checks that programs of a language, run as one batch, send what the console sends.
 * @param print returns the program for a request, or undefined if there is none
 * @param extra files beside the programs
 */
export async function expectSameRequests(
  generator: SampleGenerator,
  edits: number,
  print: (sent: SentRequest) => string | undefined,
  extra: Readonly<Record<string, string>> = {},
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "batch-"));
  const server = await startRecordingServer(() => Response.json({}));
  try {
    const printed = sentFrom(server.baseUrl, edits).flatMap((sent) => {
      const program = print(sent);
      return program === undefined ? [] : [{ sent, program }];
    });
    const { files, commands } = oneBatch(
      generator,
      printed.map(({ program }) => program),
    );
    const batch = { files: { ...files, ...extra }, commands };
    const { exitCode, output } = await runBatch(batch, folder);
    expect(exitCode, output.slice(-2000)).toBe(0);
    const received = server.take();
    expect(received.length).toBe(printed.length);
    for (const [index, { sent }] of printed.entries()) {
      const { method, url, headers, body } = received[index] ?? expect.unreachable(sent.name);
      const expected = toFetch(sent.request);
      const href = new URL(url, server.baseUrl).href;
      expect([sent.name, method, href]).toEqual([sent.name, expected.method, expected.url]);
      expect([sent.name, normalizeJson(body)]).toEqual([
        sent.name,
        normalizeJson(await expected.text()),
      ]);
      expect(headers["x-api-key"] ?? null).toBe(expected.headers.get("x-api-key"));
    }
  } finally {
    await server.close();
    await rm(folder, { recursive: true });
  }
}

/** Normalises the layout and escaping of JSON. */
function normalizeJson(body: string): string {
  return body === "" ? "" : JSON.stringify(JSON.parse(body));
}
