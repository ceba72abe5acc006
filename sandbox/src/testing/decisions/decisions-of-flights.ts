import type { LiveSearchResponse } from "../../../../contract/src/types.ts";
import { QUOTE_HORIZON_DAYS } from "../../engine/indicative/occasions.ts";
import { MAX_PAIRS } from "../../engine/indicative/pairs.ts";
import {
  INDICATIVE_TOLERANCE,
  MAX_SINGLE_DAYS,
} from "../../engine/indicative/search-indicative.ts";
import { breadthOf } from "../../engine/journeys/breadth.ts";
import { CONTENDER_PERCENT } from "../../engine/live/emissions.ts";
import { NEARBY_KM } from "../../engine/world/airports-of-place.ts";
import type { DecisionId } from "../../register/register.ts";
import { LIMITS } from "../../rules/limits.ts";
import {
  dayIn,
  finished,
  indicative,
  indicativeLeg,
  itineraries,
  leg,
  legs,
  live,
  months,
  poll,
  wait,
} from "./observed.ts";
import { either, together, type Witness } from "./witness.ts";

const STEP = { "x-sandbox-clock": "step" };
const to = (destinationPlaceId: object) => leg({ destinationPlaceId });
const amountOf = (text: string) => Number(text);
const COUNTRY = "70000001";
const CONTINENT = "70000900";

/** The lowest price of a search, in the unit that all its prices have. */
async function cheapest(changes: object): Promise<number> {
  const prices = itineraries(await finished(changes)).flatMap(({ pricingOptions }) =>
    pricingOptions.map(({ price }) => amountOf(price.amount)),
  );
  return Math.min(...prices);
}

function carriersOf(answer: LiveSearchResponse): readonly string[] {
  return Object.values(answer.content?.results.carriers ?? {}).map(({ iata }) => iata);
}

/** The words for a share of an adult's fare. */
function shareInWords(share: number): string {
  if (share < 0.3) return "tenth|10%";
  return share < 0.9 ? "three|75% quarters|75%" : "full fare|price || from 12 all || from 12 same";
}

const typesOf = (places: Readonly<Record<string, { readonly type: string }>>) =>
  new Set(Object.values(places).map(({ type }) => type));

/** The witness of each decision about searches. */
export const DECISIONS_OF_FLIGHTS: Readonly<Record<DecisionId<"flights">, Witness>> = {
  "live-places": async () => {
    const airport = await live(to({ iata: "EDI" }));
    const country = await live(to({ entityId: COUNTRY }));
    return together(
      { says: ["airports and cities"], statuses: [country.status], never: [] },
      either(
        airport.status === 200 && country.status !== 200,
        "countries|country continents|continent get|gets|rejected",
        "accepted",
      ),
      { says: ["means airport"], never: ["means the city", "stands for the city"] },
    );
  },
  "live-legs": async () => {
    const most = await live(legs(...Array.from({ length: LIMITS.liveLegs }, (_, i) => i + 1)));
    const tooMany = await live(
      legs(...Array.from({ length: LIMITS.liveLegs + 1 }, (_, i) => i + 1)),
    );
    const back = await live(legs(14, 13));
    return together(
      either(most.status === 200 && tooMany.status === 400, "at most", "at least"),
      either(
        back.status === 400,
        "no leg earlier date || each|every leg date later",
        "in any order",
      ),
      { says: [], never: ["must be later", "must have a later", "always later"] },
      { says: [], numbers: [LIMITS.liveLegs] },
    );
  },
  "live-dates": async () => {
    const today = await live(leg({ date: dayIn(0) }));
    const last = await live(leg({ date: dayIn(LIMITS.daysOnSale) }));
    const late = await live(leg({ date: dayIn(LIMITS.daysOnSale + 1) }));
    return together(
      either(today.status === 200, "from today", "from tomorrow"),
      either(last.status === 200 && late.status === 400, "days ahead", "days ago"),
      { says: ["origin"], never: ["destination"], numbers: [LIMITS.daysOnSale] },
    );
  },
  travellers: async () => {
    const infants = (count: number) => live({ adults: 1, childrenAges: Array(count).fill(0) });
    return together(
      either(
        (await infants(2)).status === 400,
        "no more children under || at most as many children under || not more children under",
        "any number of children",
      ),
      {
        says: [`${LIMITS.adults} adults`, `${LIMITS.children} children`],
        never: ["together", "in all"],
        numbers: [LIMITS.adults, LIMITS.children, 0, LIMITS.oldestChild, LIMITS.seatAge],
      },
    );
  },
  "child-fares": async () => {
    const adult = await cheapest({});
    const share = async (age: number) =>
      ((await cheapest({ childrenAges: [age] })) - adult) / adult;
    const shares = [await share(1), await share(2), await share(11), await share(12)];
    const words = shares.map(shareInWords);
    return together(
      { says: [...new Set(words)], numbers: [2, 11, 12, 10, 75] },
      { says: ["under|below|younger 2", "12"], never: ["half"] },
    );
  },
  "price-of-party": async () => {
    const one = await cheapest({});
    const two = await cheapest({ adults: 2 });
    const answer = await finished({ adults: 2 });
    const adds = itineraries(answer).every(({ pricingOptions }) =>
      pricingOptions.every(
        ({ price, items }) =>
          items.reduce((sum, item) => sum + amountOf(item.price.amount), 0) ===
          amountOf(price.amount),
      ),
    );
    return together(
      either(two > 1.5 * one, "for all travellers", "for one traveller"),
      either(adds, "add up || sum || total", "do not add up"),
      { says: ["items option"], never: ["each item is"] },
    );
  },
  "cabin-default": async () => {
    const without = await cheapest({});
    const economy = await cheapest({ cabinClass: "CABIN_CLASS_ECONOMY" });
    return either(without === economy, "economy", "business");
  },
  filters: async () => {
    const all = itineraries(await finished());
    const [carrier = ""] = carriersOf(await finished());
    const both = await finished({ includedCarriersIds: [carrier], excludedCarriersIds: [carrier] });
    const unknown = await finished({ includedCarriersIds: ["??"] });
    return together(
      either(all.length > 0 && itineraries(both).length === 0, "excluded", "included"),
      either(itineraries(unknown).length === 0, "matches nothing", "matches everything"),
      { says: ["at most"], numbers: [LIMITS.ids, LIMITS.idBytes] },
    );
  },
  "nearby-airports": async () => {
    const three = await live({ ...legs(1, 2, 3), nearbyAirports: true });
    const two = await live({ ...legs(1, 2), nearbyAirports: true });
    return together(
      either(two.status === 200 && three.status === 400, "multi-city", "more than one leg"),
      { says: ["first origin"], never: ["destination"], statuses: [400], numbers: [NEARBY_KM] },
    );
  },
  sustainability: async () => {
    const without = itineraries(await finished())[0]?.sustainabilityData ?? null;
    const data = itineraries(await finished({ includeSustainabilityData: true })).flatMap(
      ({ sustainabilityData }) => sustainabilityData ?? [],
    );
    const contenders = data.filter(({ isEcoContender }) => isEcoContender);
    const negative = contenders.every(
      ({ ecoContenderDelta }) => ecoContenderDelta <= -CONTENDER_PERCENT,
    );
    const others = data.filter((one) => !contenders.includes(one));
    return together(
      either(without === null, "otherwise|not null", "otherwise it is absent"),
      either(contenders.length > 0 && negative, "delta negative", "delta is positive"),
      either(
        others.every(({ ecoContenderDelta }) => ecoContenderDelta === 0),
        "other|others delta 0",
        "every other delta is positive",
      ),
      {
        says: ["below the median"],
        never: ["above", "average"],
        numbers: [CONTENDER_PERCENT, 0],
      },
    );
  },
  "session-lifetime": async () => {
    const { body } = await live();
    const stranger = await poll(body.sessionToken, { key: "sandbox-key-low-limit" });
    const forged = await poll(`${body.sessionToken}x`);
    wait(LIMITS.sessionMinutes * 60_000 + 1000);
    const late = await poll(body.sessionToken);
    return together(
      { says: [`${LIMITS.sessionMinutes} minutes`], numbers: [LIMITS.sessionMinutes] },
      {
        says: [
          `=after that or with another key ${late.status} || =${late.status} after that or with another key || =after that or with another key a ${late.status} || =after that or with another key it gets a ${late.status}`,
        ],
        statuses: [late.status, stranger.status],
      },
      {
        says: [`did not issue|unknown changed ${forged.status}`],
        never: [
          "still works",
          "still valid",
          `changed gets a ${late.status}`,
          `${late.status} if it was changed`,
        ],
        statuses: [forged.status],
      },
    );
  },
  "token-changes": async () => {
    const created = await live({}, STEP);
    const first = await poll(created.body.sessionToken);
    const again = await poll(created.body.sessionToken);
    return together(
      either(first.body.sessionToken !== created.body.sessionToken, "yes", "no"),
      either(
        again.status === 200,
        "older token still works|poll|valid || older tokens still",
        "older token does not work",
      ),
      { says: ["latest", "everything since|newer|after"], never: ["first", "no longer"] },
    );
  },
  "example-token": () => ({
    says: [
      "complete|all results",
      "create oneWay example",
      "any key",
      "any time || always || whenever",
      "same token",
    ],
    never: ["partial", "only"],
  }),
  "never-back": async () => {
    const created = await live();
    wait(120_000);
    const done = await poll(created.body.sessionToken);
    wait(-120_000);
    const later = await poll(done.body.sessionToken);
    wait(120_000);
    const played = await poll(done.body.sessionToken, {
      headers: { "x-sandbox-scenario": "never-completes" },
    });
    const isComplete = later.body.status === "RESULT_STATUS_COMPLETE";
    return together(
      either(isComplete, "no.", "yes."),
      either(isComplete, "kept|keeps|stay", "lost"),
      either(
        played.body.status === "RESULT_STATUS_INCOMPLETE",
        "only scenario poll own state",
        "no scenario",
      ),
    );
  },
  "poll-body": async () => {
    const { body } = await live();
    const none = await poll(body.sessionToken);
    const empty = await poll(body.sessionToken, { body: {} });
    const other = await poll(body.sessionToken, { body: { query: 1 } });
    return together(
      either(none.status === 200 && empty.status === 200, "none or {}", "the query"),
      { says: ["anything else || any other"], statuses: [other.status] },
    );
  },
  progress: async () => {
    const created = await live({}, STEP);
    let polls = 0;
    let answer: LiveSearchResponse = created.body;
    while (answer.status === "RESULT_STATUS_INCOMPLETE") {
      answer = (await poll(answer.sessionToken)).body;
      polls += 1;
    }
    return together(
      either(polls > 3, "each poll adds one supplier", "each poll adds two suppliers"),
      {
        says: ["third suppliers", "ten seconds", "last", "no wait|waiting"],
        never: ["half", "first one", "minutes"],
      },
    );
  },
  action: async () => {
    const created = await live();
    wait(120_000);
    const changed = await poll(created.body.sessionToken);
    const same = await poll(changed.body.sessionToken);
    return together(
      either(
        changed.body.action.endsWith("REPLACED"),
        "replaced results differ|changed",
        "=not modified if the results differ",
      ),
      either(same.body.action.endsWith("NOT_MODIFIED"), "not modified", "omitted if they do not"),
      { says: ["token"], never: ["=returned by create", "replaced if they do not"] },
      either(
        created.body.action.endsWith("REPLACED"),
        "create always replaces",
        "create never replaces",
      ),
    );
  },
  omitted: async () => {
    const within = await live(
      leg({ originPlaceId: { iata: "LHR" }, destinationPlaceId: { iata: "LGW" } }),
    );
    return together(
      either(
        within.body.action.endsWith("OMITTED"),
        "within|inside one|same|single city",
        "within one country",
      ),
      either(within.body.status.endsWith("_COMPLETE"), "complete immediately", "incomplete"),
    );
  },
  "content-without-results": async () => {
    const created = await live();
    const { body } = await poll(created.body.sessionToken);
    return either(body.content === null, "null", "empty");
  },
  "option-order": async () => {
    const sorted = itineraries(await finished()).every(({ pricingOptions }) => {
      const amounts = pricingOptions.map(({ price }) => amountOf(price.amount));
      return amounts.every((amount, index) => index === 0 || amount >= (amounts[index - 1] ?? 0));
    });
    return together(
      either(
        sorted,
        "cheapest first || cheapest up || price lowest highest || price low high || ascending price || increasing price",
        "dearest first",
      ),
      {
        says: [
          "without price last|end|after || =then those without a price || =then options without a price",
        ],
        never: ["without a price first", "without a price come first"],
      },
    );
  },
  "result-count": () => ({
    says: ["at most", "price", "duration", "stops", "carriers"],
    numbers: [breadthOf("normal", 1).trips],
  }),
  "place-chain": async () => {
    const liveTypes = typesOf((await finished()).content?.results.places ?? {});
    const { body } = await indicative();
    const quoteTypes = typesOf(body.content.results.places);
    return together(
      either(!liveTypes.has("PLACE_TYPE_CONTINENT"), "country live", "continent in live results"),
      either(
        quoteTypes.has("PLACE_TYPE_CONTINENT"),
        "continent indicative",
        "country in indicative",
      ),
    );
  },
  stats: async () => {
    const answer = await finished();
    const { stats } = answer.content ?? {};
    return together(
      either(stats?.total.count === itineraries(answer).length, "counts|counted once", "twice"),
      {
        says: ["most stops", "cheapest way", "non-protected"],
        never: ["fewest stops", "dearest", "in total"],
      },
    );
  },
  scores: async () => {
    const answer = await finished();
    const lists = Object.values(answer.content?.sortingOptions ?? {});
    const scores = lists.map((list) => list.map(({ score }) => score));
    const falls = scores.every((list) => list.every((one, index) => one <= (list[index - 1] ?? 1)));
    const whole = lists.every((list) => list.length === itineraries(answer).length);
    return together(
      either(
        falls,
        "highest first || descending || decreasing || from the highest",
        "lowest first",
      ),
      either(whole, "every|no list itinerary", "contains the best itineraries"),
      { says: ["0 1"], numbers: [0, 1] },
    );
  },
  "indicative-legs": async () => {
    const one = indicativeLeg(months([2027, 5])).queryLegs;
    const tooMany = await indicative({ queryLegs: Array(LIMITS.indicativeLegs + 1).fill(one[0]) });
    return together(either(tooMany.status === 400, "outbound and inbound", "any number"), {
      says: [`${LIMITS.indicativeLegs}`],
      numbers: [LIMITS.indicativeLegs],
    });
  },
  "indicative-false": async () => {
    const { status } = await indicative(indicativeLeg({ anytime: false }));
    return { says: ["request", "leave out field || without field"], statuses: [status] };
  },
  "indicative-places": async () => {
    const place = (entityId: string) => ({ destinationPlace: { queryPlace: { entityId } } });
    const country = await indicative(indicativeLeg(months([2027, 5]), place(COUNTRY)));
    const continent = await indicative(indicativeLeg(months([2027, 5]), place(CONTINENT)));
    return together(
      either(country.status === 200, "countries entity id", "countries are refused"),
      {
        says: ["continents", "busiest"],
        never: ["nearest", "cheapest"],
        statuses: [continent.status],
        numbers: [MAX_PAIRS],
      },
    );
  },
  "indicative-dates": async () => {
    const past = await indicative(indicativeLeg(months([2026, 1])));
    return together(
      either(
        past.status === 400,
        "not entirely past || must end future || not end past || =not only in the past",
        "=can be entirely in the past",
      ),
      {
        says: ["tomorrow", "any length || as long || however long || no limit|maximum length"],
        never: ["from today", "=not begin in the past", "=not start in the past"],
        numbers: [QUOTE_HORIZON_DAYS],
      },
    );
  },
  "indicative-party": async () => {
    const { body } = await indicative();
    const units = Object.values(body.content.results.quotes).map(({ minPrice }) => minPrice.unit);
    return together(
      either(
        units.every((unit) => unit === "PRICE_UNIT_WHOLE"),
        "whole units",
        "thousandths",
      ),
      {
        says: ["both"],
        never: ["for one", "for each", "each leg"],
      },
    );
  },
  "indicative-tolerance": () => ({
    says: [
      "same flights and fares",
      "within",
      "cheapest live price",
      "same|that date kind",
      "direct flights one|least quotes direct",
    ],
    never: ["average"],
    numbers: [INDICATIVE_TOLERANCE / 10],
  }),
  "one-way-quotes": async () => {
    const { body } = await indicative();
    const [quote] = Object.values(body.content.results.quotes);
    const { originPlaceId, departureDateTime, quoteCreationTimestamp } = quote?.inboundLeg ?? {};
    return together(
      either(originPlaceId === "", "empty ids", "no ids"),
      either(departureDateTime?.year === 0, "all-zero|zero|zeros date", "no date"),
      { says: [`timestamp ${quoteCreationTimestamp}`], numbers: [Number(quoteCreationTimestamp)] },
    );
  },
  "grouping-default": async () => {
    const [unspecified, byMonth] = await Promise.all([
      indicative(),
      indicative({ dateTimeGroupingType: "DATE_TIME_GROUPING_TYPE_BY_MONTH" }),
    ]);
    const same = JSON.stringify(unspecified.body.content) === JSON.stringify(byMonth.body.content);
    return either(same, "months", "days");
  },
  "grouping-by-date": async () => {
    const { body } = await indicative({ dateTimeGroupingType: "DATE_TIME_GROUPING_TYPE_BY_DATE" });
    const groups = body.content.groupingOptions.byDate?.quotesOutboundGroups ?? [];
    return together(either(groups.length > 20, "one group per day", "one group per month"), {
      says: ["in order", "quotes"],
      never: ["in no order", "from its group"],
      numbers: [MAX_SINGLE_DAYS],
    });
  },
};
