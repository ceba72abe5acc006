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
    says: "the origin that samples name, and that booking links and logos lead to, such as `https://docs.example.com`; the same for all replicas",
    unset: "this machine and `PORT`",
  },
  {
    name: "SANDBOX_SECRETS",
    says: "what signs session tokens, comma-separated, the current one first",
    unset: "random at each start",
  },
  { name: "SANDBOX_SEED", says: "other flights and prices", unset: "none" },
  {
    name: "SANDBOX_NOW",
    says: "another time, such as 2027-01-04T12:00:00Z, which runs on",
    unset: "now",
  },
  {
    name: "REDIS_URL",
    says: "rate limits shared by all replicas that name the same Redis",
    unset: "limits of this process",
  },
  {
    name: "TRUSTED_PROXIES",
    says: "IP addresses and ranges whose `X-Forwarded-For` counts, for nearest culture and limits",
    unset: "nobody",
  },
  { name: "SANDBOX_WORKERS", says: "threads that search", unset: "cores less one" },
  {
    name: "METRICS_PORT",
    says: "where Prometheus reads `/metrics`, on loopback",
    unset: "nowhere",
  },
  {
    name: "LOG_LEVEL",
    says: "from `trace` to `silent`; `farewind-sandbox` uses `warn` unless you set it",
    unset: "`info`",
  },
];
