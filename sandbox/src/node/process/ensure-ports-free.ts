import { ensureFree, type ListenAddress } from "../http/listen.ts";
import type { Settings } from "../settings/settings.ts";
import { metricsAddress } from "./serve-metrics.ts";

/**
 * For a command that has something to do before it serves, and does not load a server for it.
 * @throws UsageError when a port cannot be had
 */
export async function ensurePortsFree(settings: Settings): Promise<void> {
  await ensureFree(publicAddress(settings));
  if (settings.metricsPort !== undefined) await ensureFree(metricsAddress(settings.metricsPort));
}

export function publicAddress({ host, port }: Settings): ListenAddress {
  return { host, port, setting: "PORT" };
}
