import { operations } from "../../../../contract/generated/operations.ts";
import { SEARCHES } from "../../callers/allowance.ts";
import { callerNetwork } from "../../callers/caller-network.ts";
import { MAX_VIOLATIONS } from "../../http/errors.ts";
import type { DecisionId } from "../../register/register.ts";
import { LIMITS } from "../../rules/limits.ts";
import { SANDBOX_KEYS } from "../../scenarios/sandbox-keys.ts";
import { createTestSandbox } from "../test-sandbox.ts";
import { call, live } from "./observed.ts";
import { either, together, type Witness } from "./witness.ts";

const CREATE = operations.createLiveSearch.path;
const LOCALES = operations.listLocales.path;
const NEAREST = operations.findNearestCulture.path;
const LOW_LIMIT = SANDBOX_KEYS["sandbox-key-low-limit"]?.callsPerMinute ?? 0;

/** The witness of each decision about every operation. */
export const DECISIONS_OF_EVERY_OPERATION: Readonly<
  Record<DecisionId<"every-operation">, Witness>
> = {
  "order-of-checks": async () => {
    const wrong = { body: {}, key: "nobody" };
    const path = await call({ ...wrong, path: "/nowhere" });
    const key = await call({ ...wrong, path: CREATE });
    const body = await call({ path: CREATE, body: {} });
    const scenario = await call({ path: CREATE, body: {}, key: "sandbox-key-no-access" });
    const order = [path.status, key.status, scenario.status, 429, body.status];
    return {
      says: [
        `=path and method (${order[0]}) key (${order[1]} ${order[2]}) rate limit (${order[3]}) query string body lengths of lists and contract (${order[4]})`,
      ],
      statuses: order,
    };
  },
  "unknown-fields": async () => {
    const unknown = await live({ notInTheContract: 1 });
    const known = await live({ adults: "one" });
    return together(
      either(unknown.status === 200, "ignored", "refused"),
      either(known.status === 400, "known|knows always|still checked", "ignored as well"),
    );
  },
  "error-code": async () => {
    const { body } = await call({ path: "/nowhere" });
    return either(body.code === 5, "grpc", "http");
  },
  "error-details": async () => {
    const { body } = await call({ path: CREATE, body: { query: { market: "UKK" } } });
    const members = Object.keys(body.details[0] ?? {});
    const isLines = body.message.split("\n").length === body.details.length;
    const denied = await call({ path: LOCALES, key: "nobody" });
    const many = await live({
      queryLegs: Array(LIMITS.liveLegs).fill({}),
      adults: 0,
      market: 1,
      locale: 1,
    });
    const { message, details } = many.body as unknown as typeof body;
    return together(
      either(
        details.length === MAX_VIOLATIONS && message.split("\n").length === MAX_VIOLATIONS + 1,
        "listed last sentence more",
        "all are listed",
      ),
      either(isLines, "one sentence per line || each line one sentence", "one sentence in all"),
      either(
        denied.body.details.length === 0,
        "=details is empty || =details are empty || =empty details || =empty list in details",
        "details is null",
      ),
      { says: members.slice(0, 2), statuses: [400, 404], numbers: [MAX_VIOLATIONS] },
    );
  },
  "long-lists": async () => {
    const ids = Array(LIMITS.ids + 1).fill("XX");
    const { status, body } = await live({ includedCarriersIds: ids, adults: 0 });
    const fields = (body as unknown as { details: { field: string }[] }).details;
    return together(
      { says: ["list length"], statuses: [status] },
      either(
        fields.length === 1,
        "before anything|everything|rest || before|first other|rest",
        "after everything else",
      ),
    );
  },
  "wrong-method": async () => {
    const { status, body } = await call({ path: CREATE, method: "GET" });
    const right = JSON.stringify(body.details).includes("POST");
    return together(
      { says: [], statuses: [status] },
      either(right, "right|correct|allowed method details", "no details"),
    );
  },
  "unknown-path": async () => {
    const { status, body } = await call({ path: `${LOCALES}x` });
    const slash = await call({ path: `${LOCALES}/` });
    return together(
      { says: [], statuses: [status] },
      either(JSON.stringify(body.details).includes(LOCALES), "nearest|closest path", "no path"),
      either(
        slash.status === 404,
        "trailing slash different || trailing slash not the same || trailing slash counts|matters",
        "trailing slash is ignored",
      ),
      { says: [], never: ["no difference", "not make a path different", "not matter"] },
    );
  },
  "content-type": async () => {
    const { status } = await call({
      path: CREATE,
      body: "{}",
      headers: { "Content-Type": "text/plain" },
    });
    return { says: ["application/json utf-8 body"], statuses: [status] };
  },
  "body-limit": async () => {
    const { status } = await call({ path: CREATE, body: " ".repeat(LIMITS.bodyBytes + 1) });
    return {
      says: [
        `${LIMITS.bodyBytes / 1024} kib`,
        "not read full|end|completely|whole || stops reading || only partly read",
      ],
      statuses: [status],
      numbers: [LIMITS.bodyBytes / 1024],
    };
  },
  "header-limit": () => ({
    says: ["16 kib", "together|sum|both|combined|total", "connection closed|close|closes|ends"],
    never: ["stays open"],
    statuses: [400],
    numbers: [16],
  }),
  "repeated-parameters": async () => {
    const query = await call({ path: `${NEAREST}?ipAddress=192.0.2.1&ipAddress=192.0.2.2` });
    const key = await call({ path: LOCALES, key: "sandbox-key, sandbox-key" });
    return {
      says: ["repeated parameter || parameter twice", "repeated key || key twice", "neither"],
      never: [
        `parameter gets a ${key.status}`,
        `${key.status} for a repeated parameter`,
        `${key.status} if a parameter`,
      ],
      statuses: [query.status, key.status],
    };
  },
  "unknown-codes": async () => {
    const { status, body } = await live({ market: "uk" });
    const near = JSON.stringify(body).includes("UK");
    return together(
      { says: [], statuses: [status] },
      either(near, "nearest|closest code", "no code"),
      {
        says: ["upper|capital lower case|letters || case-sensitive || same case"],
        never: ["case does not matter", "no difference", "case-insensitive"],
      },
    );
  },
  "rate-limits": async () => {
    const each = await call({ path: LOCALES });
    const search = await live();
    const limitOf = (policy: string | null) => Number(/q=(\d+)/.exec(policy ?? "")?.[1]);
    const plain = limitOf(each.headers.get("RateLimit-Policy"));
    const searches = limitOf(search.headers.get("RateLimit-Policy"));
    return {
      says: [
        `${searches} calls minute each search operation`,
        ...SEARCHES,
        `${plain} any|rest other|others`,
        `each operation ${LOW_LIMIT} calls`,
        "across|whatever|whichever keys|key",
        "start|on|full|clock minute",
        ...(callerNetwork("2001:db8::1") === callerNetwork("2001:db8::2") ? ["ipv6 network"] : []),
      ],
      never: ["each key on its own", "first call", "and key", "per key", "all ip addresses"],
      numbers: [searches, plain, LOW_LIMIT, 64],
    };
  },
  "rate-limit-headers": async () => {
    const { headers } = await call({ path: LOCALES });
    const low = createTestSandbox();
    let limited = await low.call({ path: LOCALES, key: "sandbox-key-low-limit" });
    while (limited.status === 200)
      limited = await low.call({ path: LOCALES, key: "sandbox-key-low-limit" });
    const seconds = Number(limited.headers.get("Retry-After"));
    return together(
      either(
        headers.has("RateLimit-Policy") && headers.has("RateLimit"),
        "every response of an operation",
        "some responses",
      ),
      either(seconds > 0 && seconds <= 60, "in seconds", "in milliseconds"),
      {
        says: ["calls left|remain|remaining|still", "503 concurrent neither|without|lacks|no"],
        never: ["successful", "unknown"],
        statuses: [limited.status, 503],
      },
    );
  },
  overload: () => ({
    says: [
      `${LIMITS.callsAtOnce} calls in progress|running|process|open`,
      `${LIMITS.delayedAtOnce} calls delayed`,
      "unavailable flaky",
      `${LIMITS.delayedInAll} calls delayed`,
      "caller with|has|have the most delayed calls",
    ],
    never: [
      "caller that came last",
      "fewest",
      "newest",
      "latest",
      "oldest",
      "came last",
      "last call",
    ],
    statuses: [503],
    numbers: [LIMITS.callsAtOnce, LIMITS.delayedAtOnce, LIMITS.delayedInAll],
  }),
  "unexpected-error": async () => {
    const headers = { "x-sandbox-scenario": "unexpected" };
    const { status } = await call({ path: LOCALES, headers });
    return {
      says: ["scenario unexpected", "only || no other || nowhere else"],
      statuses: [status],
    };
  },
  cors: () => ({
    says: [
      "sandbox",
      "allow|yes|can|works",
      "production may|might|perhaps not|allow || not necessarily production",
    ],
    never: ["production allows it"],
  }),
};
