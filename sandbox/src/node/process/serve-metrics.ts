import { type ListenAddress, type ListeningServer, listen } from "../http/listen.ts";
import type { Metrics } from "./metrics.ts";

/**
 * Serves the metrics on a separate port, never the public one: they reveal the traffic and the
 * internals of the process.
 */
export function serveMetrics(metrics: Metrics, port: number): Promise<ListeningServer> {
  return listen(async ({ url }, response) => {
    if (url !== "/metrics") {
      response.writeHead(404).end();
      return;
    }
    const text = await metrics.read();
    response.writeHead(200, { "Content-Type": metrics.contentType }).end(text);
  }, metricsAddress(port));
}

export function metricsAddress(port: number): ListenAddress {
  return { host: "127.0.0.1", port, setting: "METRICS_PORT" };
}
