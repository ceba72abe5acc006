import { describe, expect, test } from "vitest";
import { indicativeSearch, liveSearch } from "../../sandbox/src/testing/searches.ts";
import { ApiError, type ErrorKind } from "./api-error.ts";
import { DateTextError, toLocalDate } from "./dates.ts";
import { explain } from "./explain.ts";
import { comparePrices } from "./prices.ts";
import { pricesByDay } from "./prices-by-day.ts";
import { clientOf } from "./testing/client-of.ts";

const { client } = clientOf();

describe("a price calendar", async () => {
  const search = indicativeSearch("LHR", "EDI", {
    dateTimeGroupingType: "DATE_TIME_GROUPING_TYPE_BY_DATE",
  });
  const { content } = await client.searchIndicative(search);
  const may = { year: 2027, month: 5 };

  test("has each day once, with the cheapest quote of that day", () => {
    const days = pricesByDay(content, may);
    expect(days.map(({ date }) => date.day)).toEqual(days.map((_, index) => index + 1));
    expect(days.length).toBe(31);
    const found = days.filter(({ quote }) => quote);
    expect(found.length).toBeGreaterThan(10);
    for (const { date, quote } of found) {
      const ofDay = Object.values(content.results.quotes).filter(
        ({ outboundLeg }) => outboundLeg.departureDateTime.day === date.day,
      );
      const [first] = ofDay.toSorted((a, b) => comparePrices(a.minPrice, b.minPrice));
      expect(quote?.minPrice).toEqual(first?.minPrice);
    }
  });

  test("is empty for another month and for a missing inbound leg", () => {
    const quotes = [
      ...pricesByDay(content, { year: 2027, month: 6 }),
      ...pricesByDay(content, may, "inbound"),
    ].flatMap(({ quote }) => quote ?? []);
    expect(quotes).toEqual([]);
  });
});

describe("pricesByDay with invalid arguments", () => {
  const wrong = pricesByDay as (...args: readonly unknown[]) => unknown;
  const content = { results: { quotes: {} } };
  const may = { year: 2027, month: 5 };
  const month = "month must be { year, month } with a month from 1 to 12, such as ";

  test.each([
    [[], "content must be the content of searchIndicative; received nothing."],
    [[{ content }, may], "content must be the content of searchIndicative; received {content}."],
    [[content], `${month}{ year: 2027, month: 5 }; received nothing.`],
    [[content, "2027-05"], `${month}{ year: 2027, month: 5 }; received "2027-05".`],
    [[content, { year: 2027, month: 13 }], `${month}{ year: 2027, month: 5 }; received "2027-13".`],
    [[content, { year: 2027, month: 0 }], month],
    [[content, { year: 2027 }], `${month}{ year: 2027, month: 5 }; received {year}.`],
    [[content, { year: "2027", month: "5" }], month],
    [[may, content], "content must be the content of searchIndicative; received {year, month}."],
    [[content, { year: 27, month: 5 }], month],
    [[content, { year: 2027, month: Number.NaN }], month],
    [[content, may, "there"], 'leg must be "outbound" or "inbound"; received "there".'],
    [[content, may, null], 'leg must be "outbound" or "inbound"; received null.'],
  ])("rejects %j", (args, message) => {
    expect(() => wrong(...args)).toThrow(`pricesByDay: ${message}`);
  });

  test("ignores a quote without a day, and what is no quote", () => {
    const price = { amount: "1", unit: "PRICE_UNIT_WHOLE" };
    const day = { year: 0, month: 0, day: 0 };
    const quotes = {
      a: null,
      b: "text",
      c: { minPrice: price },
      d: { minPrice: price, outboundLeg: {} },
      e: { minPrice: price, outboundLeg: { departureDateTime: day } },
    };
    const days = wrong({ results: { quotes } }, may) as readonly { readonly quote: unknown }[];
    expect(days.flatMap(({ quote }) => quote ?? [])).toEqual([]);
  });

  test("ignores a quote without a price", () => {
    const day = { ...may, day: 1, hour: 0, minute: 0, second: 0 };
    const outboundLeg = { departureDateTime: day };
    const quotes = { a: { outboundLeg }, b: { outboundLeg, minPrice: { amount: "", unit: "" } } };
    const [first] = wrong({ results: { quotes } }, may) as readonly { readonly quote: unknown }[];
    expect(first?.quote).toBeUndefined();
  });
});

describe("explain: one sentence per error", () => {
  test.each<[ErrorKind, string]>([
    ["input", "Please check what you entered: something in it is not right."],
    ["auth", "This service has no access to prices at the moment."],
    ["gone", "This search is no longer available; please search again."],
    ["limit", "There are too many searches at the moment; please try again in a minute."],
    ["server", "The price service has a problem; please try again later."],
    ["network", "There was no response; please check your connection and try again."],
    ["aborted", "The search was stopped."],
  ])("kind %s", (kind, sentence) => {
    expect(explain(new ApiError("pollLiveSearch", 0, undefined, { kind }))).toBe(sentence);
  });

  test("includes the API's retry time and its invalid field", async () => {
    const limited = new ApiError("listLocales", 429, undefined, { retryAfter: 26.2 });
    expect(explain(limited)).toContain("in 27 seconds.");
    const over = new ApiError("listLocales", 429, undefined, { retryAfter: 0 });
    expect(explain(over)).toContain("in a second.");
    const wrong = await client
      .searchIndicative(indicativeSearch("LHR", "EDI", { market: "XX" }))
      .catch((error: unknown) => error);
    expect(explain(wrong)).toBe("Please check what you entered: market is not a known market.");
  });

  test("uses readers' words and omits fields that no reader typed", () => {
    const wrong = (...fields: readonly string[]) => {
      const details = fields.map((field) => ({ field, expected: "right", received: "wrong" }));
      return explain(new ApiError("createLiveSearch", 400, { code: 3, message: "", details }));
    };
    expect(wrong("query.queryLegs[1].originPlaceId.iata", "query.childrenAges[0]")).toBe(
      "Please check what you entered: origin place of leg 2 must be right; children ages must be right.",
    );
    expect(wrong("query.queryLegs[0].destinationPlace.queryPlace.entityId")).toBe(
      "Please check what you entered: destination place of leg 1 must be right.",
    );
    expect(wrong("adults", "market", "currency", "locale")).toBe(
      "Please check what you entered: adults must be right; market must be right; currency must be right.",
    );
    expect(wrong("sessionToken")).toBe("This search is no longer available; please search again.");
  });

  test("describes places as a traveller chooses them, not as a request names them", async () => {
    const [leg] = liveSearch("LHR", "EDI").query.queryLegs;
    const told = (change: object) => {
      const { query } = liveSearch("LHR", "EDI");
      const request = { query: { ...query, queryLegs: [{ ...leg, ...change }] } };
      return client.createLiveSearch(request as never).then(String, explain);
    };
    const chosen = (places: string) =>
      `Please check what you entered: destination place of leg 1 must be ${places}.`;
    const [iata, entityId] = ["QQQ", "1"];
    expect(await told({ destinationPlaceId: { iata } })).toBe(
      chosen("an airport or a city from the list"),
    );
    expect(await told({ destinationPlaceId: { entityId } })).toBe(
      chosen("an airport or a city from the list"),
    );
    expect(await told({ destinationPlaceId: { iata, entityId } })).toBe(
      chosen("a place from the list"),
    );
    expect(await told({ destinationPlaceId: undefined })).toBe(chosen("filled in"));
  });

  test.each([
    [{ market: "GB" }, "market is not a known market; the nearest is UK"],
    [{ childrenAges: [0, 1] }, "children ages must name no more children under 2 than adults"],
    [{ childrenAges: [18] }, "children ages must be an age of 0 to 17"],
    [{ queryLegs: [] }, "query legs must be a list of at least 1"],
  ])("quotes what the API says of %j", async (change, reason) => {
    const { query } = liveSearch("LHR", "EDI");
    const request = { query: { ...query, ...change } };
    const sentence = await client.createLiveSearch(request as never).then(String, explain);
    expect(sentence).toBe(`Please check what you entered: ${reason}.`);
  });

  test("names a leg by its number", async () => {
    const { query } = indicativeSearch("LHR", "EDI");
    const [{ originPlace, destinationPlace } = {}] = query.queryLegs;
    const request = { query: { ...query, queryLegs: [{ originPlace, destinationPlace }] } };
    const sentence = await client.searchIndicative(request as never).then(String, explain);
    expect(sentence).toBe(
      "Please check what you entered: leg 1 must have exactly one of date range, fixed date, anytime.",
    );
  });

  test("writes field names as words", () => {
    const detail = { field: "query.endDate", expected: "the month of startDate or later" };
    const body = { code: 3, message: "", details: [detail] };
    expect(explain(new ApiError("searchIndicative", 400, body))).toBe(
      "Please check what you entered: end date must be the month of start date or later.",
    );
  });

  test("mentions a search in a 404 only after a search operation", () => {
    const gone = new ApiError("listMarkets", 404, undefined);
    expect(explain(gone)).toBe("What you asked for is not available.");
  });

  test.each(["2027-02-30", "2027-13-01", "14/05/2027", ""])(
    "rejects '%s' as a date",
    async (typed) => {
      const thrown = await Promise.resolve(typed)
        .then(toLocalDate)
        .catch((error: unknown) => error);
      expect(thrown).toBeInstanceOf(DateTextError);
      expect(explain(thrown)).toBe(
        "Please check what you entered: the date must be a day that exists.",
      );
    },
  );

  test("before a retry, gives the wait in place of advice to the reader", () => {
    const retryOf = (status: number) => ({
      operation: "pollLiveSearch" as const,
      attempt: 1,
      wait: 26_200,
      cause: new ApiError("pollLiveSearch", status, undefined),
    });
    expect([429, 503, 0].map((status) => explain(retryOf(status)))).toEqual([
      "There are too many searches at the moment; trying again in 27 seconds.",
      "The price service has a problem; trying again in 27 seconds.",
      "There was no response; trying again in 27 seconds.",
    ]);
  });

  test("says whether a search update has more to come, and why it ended", async () => {
    const search = await client.searchLive(liveSearch("LHR", "EDI"));
    expect(explain(search)).toBe("These are all the flights.");
    const none = await client.searchLive(liveSearch("LHR", "XX6"));
    expect(explain(none)).toBe("No flights were found.");
    expect(explain({ ...search, content: undefined })).toBe("The search has no new flights.");
    const error = new ApiError("pollLiveSearch", 429, undefined, { retryAfter: 5 });
    const ends = [
      { ...search, endedBy: undefined },
      { ...search, endedBy: "failed" as const },
      { ...search, endedBy: "time" as const },
      { ...search, endedBy: "error" as const, error },
    ];
    expect(ends.map(explain)).toEqual([
      "The search goes on; there may be more flights.",
      "The search failed; these may not be all the flights.",
      "Some agencies take too long; these may not be all the flights.",
      "There are too many searches at the moment; please try again in 5 seconds.",
    ]);
    expect(explain({ ...search, content: undefined, endedBy: "time" })).toBe(
      "The search took too long; please try again.",
    );
    expect(explain({ ...search, content: undefined, endedBy: "failed" })).toBe(
      "The search failed; please try again.",
    );
  });

  test.each([
    [new RangeError("boom"), "Something went wrong on this page."],
    [undefined, "Something went wrong on this page."],
    [null, "Something went wrong on this page."],
    ["endedBy", "Something went wrong on this page."],
    [{ wait: 1, attempt: 1 }, "Something went wrong on this page."],
    [{ endedBy: "error", error: new RangeError("boom") }, "Something went wrong on this page."],
    [{ endedBy: "later", content: {} }, "The search failed; please try again."],
  ])("has a sentence for whatever it is given: %o", (what, sentence) => {
    expect(explain(what)).toBe(sentence);
  });
});
