import type { RequestListener } from "node:http";
import { type Listening, listen } from "../http/listen.ts";
import type { Settings } from "../settings/settings.ts";
import { publicAddress } from "./ensure-ports-free.ts";
import { type MountedSandbox, mountSandbox } from "./mount-sandbox.ts";
import type { Running } from "./run-server.ts";
import { serveMetrics } from "./serve-metrics.ts";

export interface ServedSandbox extends Running {
  /** Without a slash at the end: "http://localhost:3000". */
  readonly url: string;
  /** Where the metrics are, when they are anywhere. */
  readonly metricsUrl?: string;
}

/**
 * Serves the sandbox, and the metrics beside it when they have a port.
 *
 * @param listener what is served on the public port: the sandbox alone unless told
 * @throws UsageError when a port cannot be had
 */
export async function serveSandbox(
  settings: Settings,
  mounted: MountedSandbox = mountSandbox(settings),
  listener: RequestListener = mounted.listener,
): Promise<ServedSandbox> {
  const { metricsPort } = settings;
  const open: Listening[] = [];
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
