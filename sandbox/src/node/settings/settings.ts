import { isIPv6 } from "node:net";
import { availableParallelism } from "node:os";
import { domainToUnicode } from "node:url";
import proxyAddress from "proxy-addr";
import type { Secrets } from "../../bytes/signer.ts";
import { httpOrigin } from "./http-origin.ts";
import { UsageError } from "./usage-error.ts";

/** What the environment can change. Everything has a default: no setting is needed to start. */
export interface Settings {
  /** `HOST`: the interface to listen on; loopback unless set. */
  readonly host: string;
  /** `PORT`; 0 picks any free one. */
  readonly port: number;
  /**
   * `PUBLIC_ORIGIN`: the origin in samples, booking links and logos; this machine and `PORT` unless
   * set.
   */
  readonly publicOrigin: string | undefined;
  /** `METRICS_PORT`: where Prometheus reads, on loopback; nowhere unless set. */
  readonly metricsPort: number | undefined;
  /** `TRUSTED_PROXIES`: addresses and ranges of proxies whose `X-Forwarded-For` counts. */
  readonly isTrustedProxy: (address: string, hop: number) => boolean;
  /** Epoch milliseconds; runs on from `SANDBOX_NOW` when that is set. */
  readonly clock: () => number;
  /** `SANDBOX_SEED`: changes flights and prices. */
  readonly seed: string;
  /** `SANDBOX_SECRETS`, comma-separated, the current one first; random at each start unless set. */
  readonly secrets: Secrets | undefined;
  /** `SANDBOX_WORKERS`: number of search threads; one per core, less one, unless set. */
  readonly workers: number;
  /** `REDIS_URL`: the Redis through which replicas share rate limits. */
  readonly redisUrl: string | undefined;
  /** `LOG_LEVEL` */
  readonly logLevel: string;
}

export type ProcessEnvironment = Readonly<Record<string, string | undefined>>;

const DEFAULT_PORT = 3000;
const MAX_WORKERS = 64;
const LOG_LEVELS = ["trace", "debug", "info", "warn", "error", "fatal", "silent"];

/**
 * @param nameOf the name of a setting to whoever set it: an option of a command
 * @throws UsageError with a line for every setting that is wrong
 */
export function readSettings(
  environment: ProcessEnvironment,
  now: () => number,
  nameOf = (setting: string) => setting,
): Settings {
  const problems: string[] = [];
  function read<Value>(
    name: string,
    parse: (text: string) => Value | undefined,
    expected: string,
    unset: Value,
  ): Value {
    const text = environment[name]?.trim();
    if (!text) return unset;
    const value = parse(text);
    if (value === undefined) problems.push(`${nameOf(name)} must be ${expected}; it is "${text}".`);
    return value ?? unset;
  }

  const port = "a whole number from 0 to 65535";
  const proxies = 'addresses and ranges such as "10.0.0.0/8, ::1", or "loopback"';
  const workers = `a whole number from 1 to ${MAX_WORKERS}`;
  const time = "a date and time with Z or an offset, such as 2027-01-04T12:00:00Z";
  const start = read("SANDBOX_NOW", instant, time, now());
  const ahead = start - now();
  const settings: Settings = {
    host: read("HOST", hostName, "an address of this machine, such as 0.0.0.0", "127.0.0.1"),
    port: read("PORT", wholeFrom(0, 65_535), port, DEFAULT_PORT),
    publicOrigin: read<string | undefined>(
      "PUBLIC_ORIGIN",
      httpOrigin,
      'like "https://docs.example.com", without a path',
      undefined,
    ),
    metricsPort: read<number | undefined>("METRICS_PORT", wholeFrom(0, 65_535), port, undefined),
    isTrustedProxy: read("TRUSTED_PROXIES", proxyTrust, proxies, () => false),
    clock: () => now() + ahead,
    seed: environment.SANDBOX_SEED?.trim() ?? "",
    secrets: read("SANDBOX_SECRETS", secretsOf, 'secrets such as "new,old"', undefined),
    workers: read("SANDBOX_WORKERS", wholeFrom(1, MAX_WORKERS), workers, spareCores()),
    redisUrl: read<string | undefined>(
      "REDIS_URL",
      redisUrl,
      'like "redis://host:6379"',
      undefined,
    ),
    logLevel: read("LOG_LEVEL", oneOf(LOG_LEVELS), `one of ${LOG_LEVELS.join(", ")}`, "info"),
  };
  if (problems.length > 0) throw new UsageError(problems.join("\n"));
  return settings;
}

/** Leaves a core to the main thread, which answers everything but searches. */
function spareCores(): number {
  return Math.min(MAX_WORKERS, Math.max(1, availableParallelism() - 1));
}

function secretsOf(text: string): Secrets | undefined {
  const [current, ...older] = text
    .split(",")
    .map((secret) => secret.trim())
    .filter(Boolean);
  return current === undefined ? undefined : [current, ...older];
}

/** A date, which is midnight in UTC, or a date and time with its offset. */
const INSTANT = /^(\d{4}-\d\d-\d\d)(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d))?$/;

/**
 * `Date.parse` also takes texts whose meaning depends on the machine: "5", or a time without an
 * offset. It reads 30 February as 2 March.
 */
function instant(text: string): number | undefined {
  const [, day] = INSTANT.exec(text) ?? [];
  const start = new Date(day ?? "");
  const exists = !Number.isNaN(+start) && start.toISOString().slice(0, 10) === day;
  const milliseconds = Date.parse(text);
  return exists && !Number.isNaN(milliseconds) ? milliseconds : undefined;
}

/** A host that is valid in a URL: 256.1.1.1 is not one, nor is a host with a port. */
function hostName(text: string): string | undefined {
  const url = `http://${isIPv6(text) ? `[${text}]` : text}:1`;
  // Newer versions of Node accept a punycode name that does not decode, and leave it as it is.
  const isDecoded = !/(?:^|\.)xn--/i.test(domainToUnicode(text));
  return /^[\w.:-]+$/.test(text) && isDecoded && URL.canParse(url) ? text : undefined;
}

function wholeFrom(least: number, most: number) {
  return (text: string) => {
    const value = Number(text);
    return /^\d+$/.test(text) && value >= least && value <= most ? value : undefined;
  };
}

function oneOf(names: readonly string[]) {
  return (text: string) => names.find((name) => name === text);
}

function redisUrl(text: string): string | undefined {
  return /^rediss?:\/\/[^/\s]+|^\//.test(text) ? text : undefined;
}

function proxyTrust(text: string) {
  try {
    return proxyAddress.compile(text.split(",").map((address) => address.trim()));
  } catch {
    return undefined;
  }
}
