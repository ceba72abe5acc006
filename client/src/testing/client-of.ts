import { createSandbox } from "../../../sandbox/src/create-sandbox.ts";
import { SCENARIO_HEADER } from "../../../sandbox/src/scenarios/find-scenario.ts";
import { type ClientOptions, createClient } from "../create-client.ts";

/** A day on which the sandbox has flights to offer. */
export const NOW = Date.UTC(2027, 0, 4, 12);

/**
 * A client of a sandbox in the same process, on a fake clock that advances only while it waits.
 * @param scenario scenario of the sandbox, which every request asks for
 */
export function clientOf(options: Partial<ClientOptions> = {}, scenario?: string) {
  let now = NOW;
  const waits: number[] = [];
  const sandbox = createSandbox({
    clock: () => now,
    wait: async (milliseconds) => {
      now += milliseconds;
    },
  });
  const requests: Request[] = [];
  /** "429/ra27": each status, with its Retry-After where it has one. */
  const answers: string[] = [];
  const client = createClient({
    baseUrl: "http://sandbox/",
    apiKey: "sandbox-key",
    fetch: async (request) => {
      requests.push(request.clone());
      if (scenario !== undefined) request.headers.set(SCENARIO_HEADER, scenario);
      const response = await sandbox(request);
      const retryAfter = response.headers.get("Retry-After");
      answers.push(
        retryAfter === null ? `${response.status}` : `${response.status}/ra${retryAfter}`,
      );
      return response;
    },
    wait: async (milliseconds, signal) => {
      signal?.throwIfAborted();
      waits.push(milliseconds);
      now += milliseconds;
    },
    now: () => now,
    random: () => 1,
    ...options,
  });
  return { client, sandbox, requests, answers, waits };
}

/**
 * `clientWith([() => failure(429), () => ok()])`: a client whose server responds with each in turn, then repeats the last.
 */
export function clientWith(
  responses: readonly ((request: Request) => Response | Promise<Response>)[],
  options: Partial<ClientOptions> = {},
) {
  let number = 0;
  return clientOf({
    fetch: async (request) => {
      request.signal.throwIfAborted();
      const respond = responses[Math.min(number++, responses.length - 1)];
      if (!respond) throw new TypeError("fetch failed");
      return respond(request);
    },
    ...options,
  });
}
