import { expect, test } from "vitest";
import type { IndicativeSearchResponse, Quote, QuoteLeg } from "../../../../contract/src/types.ts";
import { indicativeQuery } from "../testing/queries.ts";
import { oddId } from "./odd-id.ts";
import { unfriendlyIndicative } from "./unfriendly-indicative.ts";

const leg = (originPlaceId: string, destinationPlaceId: string, day: number): QuoteLeg => ({
  originPlaceId,
  destinationPlaceId,
  departureDateTime: { year: 2027, month: 5, day, hour: 0, minute: 0, second: 0 },
  quoteCreationTimestamp: "1",
  marketingCarrierId: "-BA",
});
const unusedLeg = leg("", "", 0);

/** The only quote of an unfriendly response whose usual form has this one. */
function unfriendly(inboundLeg?: QuoteLeg): Quote | undefined {
  const quote: Quote = {
    minPrice: { amount: "80", unit: "PRICE_UNIT_WHOLE" },
    isDirect: true,
    outboundLeg: leg("1", "2", 14),
    ...(inboundLeg ? { inboundLeg } : {}),
  };
  const response: IndicativeSearchResponse = {
    status: "RESULT_STATUS_COMPLETE",
    content: {
      results: { quotes: { one: quote }, carriers: {}, places: {} },
      groupingOptions: {},
    },
  };
  const { content } = unfriendlyIndicative(response, indicativeQuery("LHR-EDI", []));
  return content.results.quotes[oddId("one")];
}

test("a return quote has both legs, with a meaningless time of day", () => {
  const meaningless = { hour: 23, minute: 59, second: 59 };
  expect(unfriendly(leg("2", "1", 21))).toMatchObject({
    outboundLeg: { originPlaceId: "1", departureDateTime: { day: 14, ...meaningless } },
    inboundLeg: { originPlaceId: "2", departureDateTime: { day: 21, ...meaningless } },
  });
});

test.each([
  ["unused", unusedLeg],
  ["missing", undefined],
])("a one-way quote omits an inbound leg that is %s", (_, inboundLeg) => {
  expect(unfriendly(inboundLeg)).not.toHaveProperty("inboundLeg");
});
