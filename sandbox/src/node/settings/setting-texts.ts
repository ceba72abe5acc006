/** Describes an environment variable that the command reads, for operators. */
export interface SettingText {
  readonly name: string;
  readonly description: string;
  /** The default. */
  readonly defaultText: string;
}

/** All settings, in the order in which they are likely to be needed. `settings.ts` reads them. */
export const SETTING_TEXTS: readonly SettingText[] = [
  { name: "PORT", description: "the port to listen on", defaultText: "3000" },
  { name: "HOST", description: "the interface to listen on", defaultText: "127.0.0.1" },
  {
    name: "PUBLIC_ORIGIN",
    description:
      "the origin of the URLs in samples, booking links and logos, such as `https://docs.example.com`; the same for all replicas",
    defaultText: "this machine and `PORT`",
  },
  {
    name: "SANDBOX_SECRETS",
    description: "the secrets that sign session tokens, comma-separated, the current one first",
    defaultText: "random at each start",
  },
  { name: "SANDBOX_SEED", description: "the seed of flights and prices", defaultText: "none" },
  {
    name: "SANDBOX_NOW",
    description:
      "the start time of the sandbox's clock, such as 2027-01-04T12:00:00Z; it runs on from there",
    defaultText: "now",
  },
  {
    name: "REDIS_URL",
    description: "the URL of Redis; all replicas with the same Redis share rate limits",
    defaultText: "limits of this process",
  },
  {
    name: "TRUSTED_PROXIES",
    description:
      "the IP addresses and ranges of proxies whose `X-Forwarded-For` is trusted, for nearest culture and limits",
    defaultText: "none",
  },
  {
    name: "SANDBOX_WORKERS",
    description: "the number of search threads",
    defaultText: "one per core, less one",
  },
  {
    name: "METRICS_PORT",
    description: "the port of `/metrics` for Prometheus, on loopback",
    defaultText: "none",
  },
  {
    name: "LOG_LEVEL",
    description:
      "the lowest level to log, from `trace` to `silent`; `farewind-sandbox` uses `warn` unless you set it",
    defaultText: "`info`",
  },
];
