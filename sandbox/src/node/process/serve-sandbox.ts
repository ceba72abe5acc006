import type { RequestListener } from "node:http";
import { type ListeningServer, listen } from "../http/listen.ts";
import type { Settings } from "../settings/settings.ts";
import { publicAddress } from "./ensure-ports-free.ts";
import { type MountedSandbox, mountSandbox } from "./mount-sandbox.ts";
import type { ServerHandle } from "./run-server.ts";
import { serveMetrics } from "./serve-metrics.ts";

export interface ServedSandbox extends ServerHandle {
  /** Without a trailing slash: "http://localhost:3000". */
  readonly url: string;
  /** URL of the metrics, if they are served. */
  readonly metricsUrl?: string;
}

/**
 * Serves the sandbox, and the metrics if they have a port.
 *
 * @param listener listener of the public port; the sandbox alone unless set
 * @throws UsageError if a port is not available
 */
export async function serveSandbox(
  settings: Settings,
  mounted: MountedSandbox = mountSandbox(settings),
  listener: RequestListener = mounted.listener,
): Promise<ServedSandbox> {
  const { metricsPort } = settings;
  const open: ListeningServer[] = [];
  const close = async () => {
    await Promise.all(open.map((listening) => listening.close()));
    await mounted.close();
  };
  try {
    const served = await listen(listener, publicAddress(settings), {
      isProxy: (address) => settings.isTrustedProxy(address, 0),
      onCut: mounted.onCut,
    });
    open.push(served);
    mounted.guard(served);
    const running = { url: served.url, close, report: reportTo(mounted) };
    if (metricsPort === undefined) return running;
    const metrics = await serveMetrics(mounted.metrics, metricsPort);
    open.push(metrics);
    return { ...running, metricsUrl: `${metrics.url}/metrics` };
  } catch (error) {
    await close();
    throw error;
  }
}

function reportTo({ log }: MountedSandbox) {
  return (error: unknown) => log.error({ err: error }, "failed outside of any request");
}
