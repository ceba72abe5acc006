import { seasonOf } from "../base/calendar.ts";
import { memoise } from "../base/memoise.ts";
import type { Ways } from "../journeys/cheapest-journeys.ts";
import type { Path } from "../journeys/path.ts";
import { dayFactor, dayFare, ticketFare } from "../world/fares.ts";
import { operatesOn } from "../world/schedule.ts";
import type { Occasion } from "./occasions.ts";

/** Approximate lowest fare of an occasion, direct or with stops; infinite where nothing flies. */
export type Estimate = (occasion: Occasion, isDirect: boolean) => number;

/**
 * Estimates fares from daily fares alone, in closed form and without building a flight, so that a
 * year of days can be searched for the ones worth pricing.
 */
export function createEstimates(today: number) {
  const seasonOn = memoise(seasonOf);
  const factorOn = memoise((day: number) => dayFactor(day, today));

  const lowestOf = (paths: readonly Path[]) =>
    memoise((day: number) => {
      const season = seasonOn(day);
      let lowest = Number.POSITIVE_INFINITY;
      for (const path of paths) {
        const [first] = path.routes;
        if (!first || !operatesOn(first, day, season)) continue;
        lowest = Math.min(lowest, pathFare(path, day, factorOn(day)));
      }
      return lowest;
    });

  const byDay = ({ direct, indirect }: Ways) => {
    const [directFare, otherFare] = [lowestOf(direct), lowestOf(indirect)];
    return (day: number, isDirect: boolean) => (isDirect ? directFare(day) : otherFare(day));
  };

  return (there: Ways, back: Ways | undefined): Estimate => {
    const out = byDay(there);
    if (!back) return ({ outbound }, isDirect) => out(outbound, isDirect);
    const home = byDay(back);
    return ({ outbound, inbound = 0 }, isDirect) => {
      if (isDirect) return out(outbound, true) + home(inbound, true);
      return Math.min(
        out(outbound, false) + Math.min(home(inbound, true), home(inbound, false)),
        out(outbound, true) + home(inbound, false),
      );
    };
  };
}

function pathFare({ routes, transfers }: Path, day: number, factor: number): number {
  let sum = 0;
  for (const route of routes) sum += dayFare(route, day, factor);
  return transfers.includes("self") ? sum : ticketFare(sum, routes.length);
}
