import type { Carrier } from "../../data/model.ts";

/**
 * Whether flights of two carriers are sold on one ticket: the same carrier, alliance partners, or a
 * regional and a network carrier of one country.
 */
export function sellTogether(a: Carrier | undefined, b: Carrier | undefined): boolean {
  if (!a || !b) return false;
  if (a === b) return true;
  if (a.allianceId !== "" && a.allianceId === b.allianceId) return true;
  return a.countryCode === b.countryCode && areFeederAndNetwork(a, b);
}

function areFeederAndNetwork(a: Carrier, b: Carrier): boolean {
  const models = [a.model, b.model];
  return models.includes("regional") && models.includes("network");
}
