import { expect, test } from "vitest";
import { wrongRows } from "./wrong-rows.ts";

const KIND = "kind What it means What you do";
const OPTION = "Options Option Where What it is";
const CALL = "You call It does";

test.each([
  ["gone | it isn't there, or no longer | create the search again", KIND],
  ["aborted | you ended the call | nothing", KIND],
  ["signal | call | cancels the call, or the search it is part of", OPTION],
  ["headers | client, call | added to all requests", OPTION],
  ["fetch, wait, now, random | client | functions you can replace in tests", OPTION],
  ["pricesByDay | a month's calendar, which includes days without a price", CALL],
  ["toLocalDate, toDateText | turn text into a date; a wrong one throws", CALL],
  ["gone | it has moved to another path", "Another table"],
  ["Tool", "Tool What it does"],
])("accepts: %s", (row, about) => {
  expect(wrongRows(row, about)).toEqual([]);
});

test.each([
  ["gone | the resource has moved to another path | search again", KIND, /exist/],
  ["auth | the key is missing | renew the session", KIND, /key/],
  ["aborted | the API closed it | nothing", KIND, /signal/],
  ["time | the traveller left the page", "endedBy What happened", /time/],
  ["signal | call | aborts the wait between two polls", OPTION, /search/],
  ["headers | client, call | sent with each retry", OPTION, /request/],
  ["sessionToken | search | repeats an earlier search", OPTION, /continu/],
  ["pricesByDay | a calendar, with an average for days without a price", CALL, /includ/],
  ["find_prices | finds prices by day, or by carrier", "Tool What it does", /place/],
  ["flights and prices | from real timetables", "Part Where it comes from", /generat/],
])("reports: %s", (row, about, right) => {
  expect(wrongRows(row, about)).toEqual([{ said: row, right: expect.stringMatching(right) }]);
});
