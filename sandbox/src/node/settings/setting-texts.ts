/** Describes an environment variable that the command reads, for operators. */
export interface SettingText {
  readonly name: string;
  readonly says: string;
  /** The default. */
  readonly unset: string;
}

/** All settings, in the order in which they are likely to be needed. `settings.ts` reads them. */
export const SETTING_TEXTS: readonly SettingText[] = [
  { name: "PORT", says: "the port to listen on", unset: "3000" },
  { name: "HOST", says: "the interface to listen on", unset: "127.0.0.1" },
  {
    name: "PUBLIC_ORIGIN",
    says: "the origin of the URLs in samples, booking links and logos, such as `https://docs.example.com`; the same for all replicas",
    unset: "this machine and `PORT`",
  },
  {
    name: "SANDBOX_SECRETS",
    says: "the secrets that sign session tokens, comma-separated, the current one first",
    unset: "random at each start",
  },
  { name: "SANDBOX_SEED", says: "the seed of flights and prices", unset: "none" },
  {
    name: "SANDBOX_NOW",
    says: "the start time of the sandbox's clock, such as 2027-01-04T12:00:00Z; it runs on from there",
    unset: "now",
  },
  {
    name: "REDIS_URL",
    says: "the URL of Redis; all replicas with the same Redis share rate limits",
    unset: "limits of this process",
  },
  {
    name: "TRUSTED_PROXIES",
    says: "the IP addresses and ranges of proxies whose `X-Forwarded-For` is trusted, for nearest culture and limits",
    unset: "none",
  },
  {
    name: "SANDBOX_WORKERS",
    says: "the number of search threads",
    unset: "one per core, less one",
  },
  {
    name: "METRICS_PORT",
    says: "the port of `/metrics` for Prometheus, on loopback",
    unset: "none",
  },
  {
    name: "LOG_LEVEL",
    says: "the lowest level to log, from `trace` to `silent`; `farewind-sandbox` uses `warn` unless you set it",
    unset: "`info`",
  },
];
