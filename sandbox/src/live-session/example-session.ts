import { examples } from "../../../contract/generated/examples.ts";
import { dayNumber } from "../engine/base/calendar.ts";
import type { Session } from "./session.ts";

/** The token that the reference shows and its samples poll with. */
export const EXAMPLE_TOKEN = examples.pollLiveSearch.parameters.sessionToken;

const { query } = examples.createLiveSearch.bodies.oneWay;
const DAYS_BEFORE_DEPARTURE = 60;

/**
 * The session behind the contract's example token: the contract's example search, valid for every
 * key and for ever, so that a sample of the reference gets results as it stands. It was created at
 * a fixed time before its departure, so the answer is always the same.
 */
export const exampleSession: Session = {
  query,
  createdAt: (dayNumber(query.queryLegs[0].date) - DAYS_BEFORE_DEPARTURE) * 86_400_000,
  clock: "elapsed",
  step: 0,
  held: 0,
  done: true,
  scenario: "",
};
