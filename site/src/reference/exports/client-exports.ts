import { CLIENT_EXPORTS } from "../../../../packaging/generated/client-exports.ts";
import type { Exported } from "../../../../packaging/reference/exported.ts";

/** What the client itself declares: each has a heading of its own. */
export const OWN_EXPORTS: readonly Exported[] = CLIENT_EXPORTS.filter((one) => !one.ofContract);

/** What it hands on from the contract. */
export const CONTRACT_EXPORTS: readonly Exported[] = CLIENT_EXPORTS.filter((one) => one.ofContract);

const PLACES: ReadonlyMap<string, string> = new Map([
  ...OWN_EXPORTS.map(({ name }) => [name, `/docs/client-reference#${name}`] as const),
  ...CONTRACT_EXPORTS.map(({ name }) => [name, `/docs/client-helpers#${name}`] as const),
]);

/** exportHref("ApiError") → "/docs/client-reference#ApiError"; undefined for what is no export. */
export const exportHref = (name: string): string | undefined => PLACES.get(name);

/** memberAnchor("ClientOptions", "timeout") → "ClientOptions.timeout" */
export const memberAnchor = (name: string, member: string): string => `${name}.${member}`;
