import type { Leg, LiveContent, LiveResults, Segment } from "../../../../contract/src/types.ts";
import { fieldsOf } from "../base/local-time.ts";
import type { Journey, SoldFlight } from "../journeys/journey.ts";
import { resultPlaces } from "../world/result-places.ts";
import { agentsById, alliancesById, carriersById } from "../world/result-sellers.ts";
import { itineraryOf, type ListedItinerary } from "./itinerary.ts";
import type { LivePlan } from "./live-plan.ts";
import { movedTrips } from "./moved-trips.ts";
import type { PricedTrip } from "./priced-trip.ts";
import { sortingOptionsOf } from "./sorting-options.ts";
import { statsOf } from "./stats.ts";
import { answeredBy, type Supplier } from "./suppliers.ts";

/**
 * The content of a search once its first `suppliersAnswered` suppliers have answered (by default,
 * all). As more answer, itineraries appear and prices drop; nothing gets dearer or disappears,
 * unless the plan is `moving`.
 */
export function liveViewOf(plan: LivePlan, suppliersAnswered = plan.suppliers.length): LiveContent {
  const answered = plan.suppliers.slice(0, suppliersAnswered);
  const trips = answeredBy(tripsAfter(plan, answered), answered);
  const itineraries = trips.map((priced) => itineraryOf(plan, priced));
  const facts = itineraries.map(({ facts }) => facts);
  return {
    results: resultsOf(plan, itineraries),
    stats: statsOf(facts),
    sortingOptions: sortingOptionsOf(facts),
  };
}

function tripsAfter(
  { trips, suppliers, moving, world }: LivePlan,
  answered: readonly Supplier[],
): readonly PricedTrip[] {
  if (!moving) return trips;
  const shown = answered.filter(({ changesContent }) => changesContent).length;
  return movedTrips(trips, suppliers, shown, world.seed);
}

function resultsOf(plan: LivePlan, itineraries: readonly ListedItinerary[]): LiveResults {
  const journeys = itineraries.flatMap(({ priced }) => priced.trip.journeys);
  const flights = new Map(
    journeys.flatMap(({ flights }) => flights).map((flight) => [flight.id, flight]),
  );
  const routes = [...flights.values()].map(({ flight }) => flight.route);
  const carriers = [...flights.values()].flatMap(({ carrier, flight }) => [
    carrier,
    flight.route.carrier,
  ]);
  const agents = itineraries.flatMap(({ priced }) =>
    priced.offers.flatMap(({ items }) => items.map(({ agent }) => agent)),
  );
  return {
    itineraries: Object.fromEntries(
      itineraries.map(({ facts, itinerary }) => [facts.id, itinerary]),
    ),
    legs: Object.fromEntries(journeys.map((journey) => [journey.id, printLeg(journey)])),
    segments: Object.fromEntries([...flights].map(([id, flight]) => [id, segmentOf(flight)])),
    places: resultPlaces(
      plan.world,
      routes.flatMap(({ from, to }) => [from, to]),
      plan.query.locale,
      "country",
    ),
    carriers: carriersById(carriers, plan.origin),
    agents: agentsById(agents, plan.origin),
    alliances: alliancesById(carriers, plan.world.data.alliances),
  };
}

function printLeg({ flights, minutes, stops, carriers }: Journey): Leg {
  const first = flights[0]?.flight;
  const last = flights.at(-1)?.flight;
  return {
    originPlaceId: first?.route.from.entityId ?? "",
    destinationPlaceId: last?.route.to.entityId ?? "",
    departureDateTime: fieldsOf(first?.localDeparture ?? 0),
    arrivalDateTime: fieldsOf(last?.localArrival ?? 0),
    durationInMinutes: minutes,
    stopCount: stops,
    marketingCarrierIds: carriers.map(({ id }) => id),
    operatingCarrierIds: [...new Set(flights.map(({ flight }) => flight.route.carrier.id))],
    segmentIds: flights.map(({ id }) => id),
  };
}

function segmentOf({ flight, carrier, number }: SoldFlight): Segment {
  const { route, localDeparture, localArrival } = flight;
  return {
    originPlaceId: route.from.entityId,
    destinationPlaceId: route.to.entityId,
    departureDateTime: fieldsOf(localDeparture),
    arrivalDateTime: fieldsOf(localArrival),
    durationInMinutes: route.block,
    marketingFlightNumber: number,
    marketingCarrierId: carrier.id,
    operatingCarrierId: route.carrier.id,
  };
}
