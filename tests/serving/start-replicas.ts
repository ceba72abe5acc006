/** Starts two replicas of the sandbox behind nginx, as in `deploy/`, with separate rate limits. */
import { startSandbox } from "../sandbox/start-sandbox.ts";
import { startNginx } from "./start-nginx.ts";

export { NGINX } from "./start-nginx.ts";

export interface RunningReplicas {
  /** The URL of nginx. */
  readonly url: string;
  /** What each replica has printed. */
  readonly printed: () => readonly (readonly string[])[];
  readonly stop: () => Promise<void>;
}

export async function startReplicas(): Promise<RunningReplicas> {
  const settings = { TRUSTED_PROXIES: "127.0.0.1", LOG_LEVEL: "warn" };
  const replicas = await Promise.all([startSandbox(settings), startSandbox(settings)]);
  const [first, second] = replicas.map(({ url }) => `127.0.0.1:${new URL(url).port}`);
  const nginx = await startNginx("sandbox.nginx.conf", {
    "127.0.0.1:3001": String(first),
    "127.0.0.1:3002": String(second),
  });
  return {
    url: nginx.url,
    printed: () => replicas.map(({ printed }) => printed),
    async stop() {
      await nginx.stop();
      for (const { signal } of replicas) signal("SIGKILL");
      await Promise.all(replicas.map(({ exited }) => exited));
    },
  };
}
