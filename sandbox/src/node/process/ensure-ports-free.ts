import { ensureFree, type ListenAddress } from "../http/listen.ts";
import type { Settings } from "../settings/settings.ts";
import { metricsAddress } from "./serve-metrics.ts";

/**
 * For a command that has work to do before it serves, without loading a server.
 * @throws UsageError if a port is not available
 */
export async function ensurePortsFree(settings: Settings): Promise<void> {
  await ensureFree(publicAddress(settings));
  if (settings.metricsPort !== undefined) await ensureFree(metricsAddress(settings.metricsPort));
}

export function publicAddress({ host, port }: Settings): ListenAddress {
  return { host, port, setting: "PORT" };
}
