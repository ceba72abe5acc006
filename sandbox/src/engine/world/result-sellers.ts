import type { Agent, Alliance, Carrier } from "../../../../contract/src/types.ts";
import type * as reference from "../../data/model.ts";
import { agentLogo, carrierLogo } from "./logo-path.ts";

export function carriersById(
  carriers: Iterable<reference.Carrier>,
  origin: string,
): Record<string, Carrier> {
  const unique = [...new Set(carriers)].sort((a, b) => (a.iata < b.iata ? -1 : 1));
  return Object.fromEntries(
    unique.map((carrier) => {
      const { id, name, allianceId, iata } = carrier;
      return [id, { name, allianceId, imageUrl: origin + carrierLogo(iata), iata }];
    }),
  );
}

export function alliancesById(
  carriers: Iterable<reference.Carrier>,
  alliances: readonly reference.Alliance[],
): Record<string, Alliance> {
  const ids = new Set([...carriers].map(({ allianceId }) => allianceId));
  return Object.fromEntries(
    alliances.filter(({ id }) => ids.has(id)).map(({ id, name }) => [id, { name }]),
  );
}

export function agentsById(
  agents: Iterable<reference.Agent>,
  origin: string,
): Record<string, Agent> {
  const unique = [...new Set(agents)].sort((a, b) => (a.id < b.id ? -1 : 1));
  return Object.fromEntries(
    unique.map((agent) => [
      agent.id,
      {
        name: agent.name,
        type: agent.type,
        imageUrl: origin + agentLogo(agent.id),
        feedbackCount: agent.feedbackCount,
        rating: agent.rating,
        ratingBreakdown: agent.ratingBreakdown,
        isOptimisedForMobile: agent.isOptimisedForMobile,
      },
    ]),
  );
}
