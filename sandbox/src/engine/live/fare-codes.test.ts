import { expect, test } from "vitest";
import { weekdayOf } from "../base/calendar.ts";
import { plainCarrier, plainFlight, plainRoute, plainSold } from "../testing/plain.ts";
import type { Cabin } from "../world/cabin.ts";
import type { Aircraft } from "../world/route.ts";
import { fareCodesOf } from "./fare-codes.ts";

const AGENTS = "abcdefghijklmnopqrst".split("").map((letter) => `ag${letter}x`);
/** A Sunday. */
const SUNDAY = [20_000, 20_001, 20_002, 20_003, 20_004, 20_005, 20_006].find(
  (day) => weekdayOf(day) === 0,
);

function codes(
  agentId: string,
  {
    day = SUNDAY ?? 0,
    cabin = "economy" as Cabin,
    isReturn = false,
    aircraft = "narrow" as Aircraft,
  } = {},
) {
  const route = plainRoute("LHR-EDI", plainCarrier("BA"), { aircraft });
  const sold = plainSold(plainFlight(route, 600, { day }));
  return fareCodesOf(sold, agentId, cabin, isReturn, "UK");
}

const knowing = AGENTS.find((agent) => codes(agent).bookingCode !== "") ?? "";

test("some agents know both codes of a flight, others neither", () => {
  const known = AGENTS.map((agent) => codes(agent)).filter(({ bookingCode }) => bookingCode);
  expect(known.length).toBeGreaterThan(AGENTS.length / 2);
  expect(known.length).toBeLessThan(AGENTS.length);
  for (const agent of AGENTS) {
    const { segmentId, bookingCode, fareBasisCode } = codes(agent);
    expect(segmentId).toBe("ba100");
    expect(fareBasisCode === "").toBe(bookingCode === "");
  }
});

test("a fare basis begins with the booking code, and ends with the market", () => {
  const { bookingCode, fareBasisCode } = codes(knowing);
  expect(fareBasisCode).toMatch(new RegExp(`^${bookingCode}[HL](00|07|14|21)OWUK$`));
  expect(codes(knowing, { isReturn: true }).fareBasisCode).toMatch(/RTUK$/);
});

test("fares are of the high season from Friday to Sunday only", () => {
  const seasons = Array.from({ length: 7 }, (_, weekday) =>
    codes(knowing, { day: (SUNDAY ?? 0) + weekday }).fareBasisCode.charAt(1),
  );
  expect(seasons.join("")).toBe("HLLLLHH");
});

test.each<[Cabin, Aircraft, RegExp]>([
  ["economy", "narrow", /^[YBMHQKVLSNT]$/],
  ["business", "narrow", /^[JCDI]$/],
  ["business", "regional", /^[YBMHQKVLSNT]$/],
  ["premium", "wide", /^[WEP]$/],
  ["premium", "narrow", /^[YBMHQKVLSNT]$/],
])("%s on a %s aircraft has a booking code that matches %s", (cabin, aircraft, letters) => {
  for (let day = 20_000; day < 20_020; day += 1) {
    expect(codes(knowing, { cabin, aircraft, day }).bookingCode).toMatch(letters);
  }
});
