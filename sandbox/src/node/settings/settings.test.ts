import { availableParallelism } from "node:os";
import { expect, test } from "vitest";
import { saysWords } from "../../../../contract/specification/says-words.ts";
import { SETTING_TEXTS } from "./setting-texts.ts";
import { readSettings } from "./settings.ts";

const read = (environment: Readonly<Record<string, string>>) => readSettings(environment, () => 0);

test("no setting is required", () => {
  const settings = readSettings({}, () => 1000);
  expect(settings.clock()).toBe(1000);
  expect(settings).toMatchObject({
    host: "127.0.0.1",
    port: 3000,
    metricsPort: undefined,
    seed: "",
    secrets: undefined,
    redisUrl: undefined,
    logLevel: "info",
  });
  expect(settings.workers).toBeGreaterThan(0);
  expect(settings.isTrustedProxy("127.0.0.1", 0)).toBe(false);
});

test("SANDBOX_NOW sets a clock that runs on", () => {
  let now = 1000;
  const { clock } = readSettings({ SANDBOX_NOW: "2027-01-04T12:00:00Z" }, () => now);
  expect(clock()).toBe(Date.UTC(2027, 0, 4, 12));
  now += 5000;
  expect(clock()).toBe(Date.UTC(2027, 0, 4, 12, 0, 5));
});

test.each([
  ["2027-01-04", Date.UTC(2027, 0, 4)],
  ["2027-01-04T12:00Z", Date.UTC(2027, 0, 4, 12)],
  ["2027-01-04T12:00:30.5Z", Date.UTC(2027, 0, 4, 12, 0, 30, 500)],
  ["2027-01-04T12:00:00+09:00", Date.UTC(2027, 0, 4, 3)],
  ["2027-01-04T22:00:00-05:30", Date.UTC(2027, 0, 5, 3, 30)],
])("SANDBOX_NOW=%s is the same time in every time zone", (text, time) => {
  expect(read({ SANDBOX_NOW: text }).clock()).toBe(time);
});

test.each([
  "2027-01-04T12:00:00",
  "2027-01-04T12:00",
  "2027-01-04 12:00:00",
  "2027-01-04 (noon)",
  "2027-01-04T12:00:00 GMT+9",
])("rejects SANDBOX_NOW=%s, which has another meaning in each time zone", (text) => {
  expect(() => read({ SANDBOX_NOW: text })).toThrow(
    `SANDBOX_NOW must be a date and time with Z or an offset, such as 2027-01-04T12:00:00Z; it is "${text}".`,
  );
});

test.each(["localhost", "0.0.0.0", "::", "::1", "::ffff:127.0.0.1", "docs-box_2.lan"])(
  "accepts %s as a host to listen on",
  (host) => {
    expect(read({ HOST: host }).host).toBe(host);
  },
);

test("normalizes PUBLIC_ORIGIN to an origin", () => {
  expect(read({ PUBLIC_ORIGIN: "https://Docs.Example.com/" }).publicOrigin).toBe(
    "https://docs.example.com",
  );
  expect(read({}).publicOrigin).toBeUndefined();
});

test.each([
  ["PORT", "0", true],
  ["PORT", "65535", true],
  ["PORT", "65536", false],
  ["SANDBOX_WORKERS", "0", false],
  ["SANDBOX_WORKERS", "1", true],
  ["SANDBOX_WORKERS", "64", true],
  ["SANDBOX_WORKERS", "65", false],
])("%s=%s is allowed: %s", (name, value, isAllowed) => {
  const reading = () => read({ [name]: value });
  if (isAllowed) expect(reading).not.toThrow();
  else expect(reading).toThrow(`it is "${value}"`);
});

test("the current secret comes first", () => {
  expect(read({ SANDBOX_SECRETS: "new,old" }).secrets).toEqual(["new", "old"]);
});

test("spaces around secrets and the seed are none of them, as in a file that ends its line", () => {
  const settings = read({ SANDBOX_SECRETS: " new, old,\n", SANDBOX_SEED: "spring\n" });
  expect(settings).toMatchObject({ secrets: ["new", "old"], seed: "spring" });
  expect(() => read({ SANDBOX_SECRETS: " , \n" })).toThrow(
    'SANDBOX_SECRETS must be secrets such as "new,old"; it is ",".',
  );
});

test.each(["redis://cache:6379", "rediss://cache", "/run/redis.sock"])(
  "accepts %s as a Redis for shared limits",
  (url) => {
    expect(read({ REDIS_URL: url }).redisUrl).toBe(url);
  },
);

test("trims values, and a blank one counts as not set", () => {
  const { port, logLevel, redisUrl } = read({
    PORT: " 4000\n",
    LOG_LEVEL: " warn",
    REDIS_URL: " ",
  });
  expect([port, logLevel, redisUrl]).toEqual([4000, "warn", undefined]);
});

test("a proxy is trusted by address and by range", () => {
  const { isTrustedProxy } = read({ TRUSTED_PROXIES: "10.0.0.0/8, ::1" });
  expect(isTrustedProxy("10.1.2.3", 0)).toBe(true);
  expect(isTrustedProxy("::ffff:10.1.2.3", 0)).toBe(true);
  expect(isTrustedProxy("::1", 0)).toBe(true);
  expect(isTrustedProxy("11.1.2.3", 0)).toBe(false);
});

test.each([
  ["PORT", ["65536", "-1", "3000.5", "http", "1e3"]],
  ["METRICS_PORT", ["all"]],
  ["PUBLIC_ORIGIN", ["docs.example.com", "https://a.example/docs", "ftp://a.example"]],
  [
    "HOST",
    [
      "two words",
      "http://a/",
      "256.1.1.1",
      "1.2.3.4.5",
      "localhost:3000",
      "1::2::3",
      "xn--",
      "a.xn--a",
      "[::1]",
    ],
  ],
  ["TRUSTED_PROXIES", ["everyone", "10.0.0.0/64"]],
  [
    "SANDBOX_NOW",
    [
      "soon",
      "5",
      "2027",
      "2027-02-30",
      "2027-02-30T12:00:00Z",
      "2027-01-04T99:00Z",
      "2027-01-04T12:00+99:00",
    ],
  ],
  ["SANDBOX_WORKERS", ["0", "none", "65"]],
  ["REDIS_URL", ["localhost:6379", "http://localhost"]],
  ["LOG_LEVEL", ["loud"]],
])("rejects each invalid %s and names the valid values", (name, wrong) => {
  for (const text of wrong) {
    const reading = () => read({ [name]: text });
    expect(reading).toThrow(new RegExp(`^${name} must be .+\\.$`));
    expect(reading).toThrow(`; it is "${text}".`);
  }
});

test("reports all invalid settings at once, one per line", () => {
  expect(() => read({ SANDBOX_NOW: "soon", PORT: "x" })).toThrow(
    'SANDBOX_NOW must be a date and time with Z or an offset, such as 2027-01-04T12:00:00Z; it is "soon".\nPORT must be a whole number from 0 to 65535; it is "x".',
  );
});

test("SETTING_TEXTS documents every variable that is read, and no other", () => {
  const asked = new Set<string>();
  const environment = new Proxy<Record<string, string>>(
    {},
    {
      get: (_, name) => {
        asked.add(String(name));
        return undefined;
      },
    },
  );
  readSettings(environment, () => 0);
  expect(new Set(SETTING_TEXTS.map(({ name }) => name))).toEqual(asked);
});

test("SETTING_TEXTS documents the default of every setting", () => {
  const unset = read({});
  const words = {
    PORT: `${unset.port}`,
    HOST: unset.host,
    PUBLIC_ORIGIN: unset.publicOrigin ?? "this machine and `PORT`",
    SANDBOX_SECRETS: unset.secrets?.[0] ?? "random at each start",
    SANDBOX_SEED: unset.seed || "none",
    SANDBOX_NOW: unset.clock() === 0 ? "now" : "another time",
    REDIS_URL: unset.redisUrl ?? "limits of this process",
    TRUSTED_PROXIES: unset.isTrustedProxy("127.0.0.1", 0) ? "loopback" : "none",
    SANDBOX_WORKERS:
      unset.workers < Math.max(2, availableParallelism())
        ? "one per core, less one"
        : "one per core",
    METRICS_PORT: unset.metricsPort ?? "none",
    LOG_LEVEL: `\`${unset.logLevel}\``,
  };
  expect(
    Object.fromEntries(SETTING_TEXTS.map(({ name, defaultText }) => [name, defaultText])),
  ).toEqual(words);
});

test.each([
  ["PORT", "port to listen on"],
  ["HOST", "interface to listen on"],
  ["PUBLIC_ORIGIN", "same all replicas"],
  ["SANDBOX_SECRETS", "sign session tokens comma-separated current first"],
  ["SANDBOX_SEED", "flights and prices"],
  ["SANDBOX_NOW", "start time"],
  ["SANDBOX_NOW", "runs on"],
  ["REDIS_URL", "all replicas same redis share limits"],
  ["TRUSTED_PROXIES", "x-forwarded-for trusted"],
  ["SANDBOX_WORKERS", "number search threads"],
  ["METRICS_PORT", "/metrics loopback"],
  ["LOG_LEVEL", "trace silent"],
])("the text on %s mentions: %s", (name, words) => {
  const says = SETTING_TEXTS.find((one) => one.name === name)?.description ?? "";
  expect(saysWords(says.toLowerCase().replaceAll("`", ""), words)).toBe(true);
});
