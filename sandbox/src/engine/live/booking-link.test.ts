import { expect, test } from "vitest";
import { bookingLink } from "./booking-link.ts";

const link = {
  agentId: "nmba",
  tripId: "lhr-edi",
  part: undefined,
  milli: 24_910,
  currency: "GBP",
};

test.each([
  [{}, "/redirect/nmba/lhr-edi?currency=GBP&price=24910"],
  [{ part: 2 }, "/redirect/nmba/lhr-edi/2?currency=GBP&price=24910"],
  [{ milli: 0 }, "/redirect/nmba/lhr-edi?currency=GBP&price=0"],
  [{ milli: null }, "/redirect/nmba/lhr-edi?currency=GBP"],
])("with %j a booking link is %s", (changes, path) => {
  expect(bookingLink("https://a.example", { ...link, ...changes })).toBe(
    `https://a.example${path}`,
  );
});
