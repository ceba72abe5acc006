/** Indicative searches: section 4 of the specification. One statement a line. */
export const INDICATIVE = `
An indicative price is the lowest that travellers have seen recently.
A price lower than the last one is stored in its place.
An indicative search reads what is stored and asks no supplier.
Live asks suppliers; indicative reads what is known.
It can differ from the live price.
Each leg of a quote says when.
The price is for one adult in economy, on direct or indirect flights.
The price is up to four days old.
Show it as "from", show how old.
Take the price of a party from a live search.
Indicative legs: one or two.
Always send market, locale, currency, queryLegs.
One leg is a one-way trip, two are there and back.
Two legs are a return: the second leads back.
The date is exactly one of dateRange, fixedDate, anytime.
Each leg takes exactly one date.
Each end is exactly one of queryPlace and anywhere.
Each end is exactly one of queryPlace or anywhere.
dateTimeGroupingType says how the response groups quotes.
Days or months from content.groupingOptions.byDate, destinations from content.groupingOptions.byRoute.
Of the way there in content.groupingOptions.byDate.quotesOutboundGroups.
Of the way back in content.groupingOptions.byDate.quotesInboundGroups.
By route, one group for each pair of origin and destination.
content.groupingOptions.byRoute.quotesGroups: each group is one destination.
The cheapest quote comes first in a group.
The first id of a group is the cheapest quote of that day.
Within a date group ids are in order; the first is the one to show.
A quote is the lowest price found for one trip.
Quotes are in a map, keyed by id.
Quote.isDirect tells direct from indirect.
A group usually holds one quote of each kind.
Expect two quotes a day, one direct and one indirect.
Quote.inboundLeg can be absent on a one-way search.
Quote.inboundLeg: empty ids and a date of zeros.
QuoteLeg.departureDateTime carries the day.
Do not show a time of day.
The day comes from the leg of a quote.
DateGroup.monthYearDate tells the month only.
The group tells only the month.
The day is on the quote's leg.
A day without a quote has no group: nobody found a price.
Leave the day empty; it is not sold out.
A continent cannot be searched.
Countries work here only: a live search takes cities and airports.
Leave one end open to explore.
Leave anywhere out where you name a place.
An indicative leg has originPlace, with queryPlace between.
A fixed date covers one day.
A date range covers whole months.
Any time covers every day.
From the first day of the start month to the last day of the end month.
Give the same month twice for a single one.
A range cannot start in the middle of a month.
May 2027 to July 2027, both whole.
A month calendar: dateRange, the same month twice, DATE_TIME_GROUPING_TYPE_BY_DATE.
Months side by side: dateRange, DATE_TIME_GROUPING_TYPE_BY_MONTH.
The price of one day: fixedDate, DATE_TIME_GROUPING_TYPE_BY_DATE.
Group by date with one whole month, an airport or a city at both ends.
Groups by date: airports and cities at both ends.
No multi-city search here.
Use a live search for more than two legs.
These prices cannot be booked.
Search live with the same market, locale, currency, and be ready for another price.
The program takes the month after next.
It prints ten places.
The price of a quote is for both legs in the sandbox.
One call replaces all four browse calls.
All four become one call.
One POST in place of four GETs.
V1.0 had seven parts of the path.
Country pages send entity IDs.
Nothing reads the price of a route or a date.
A group holds no price.
A return from London to Amsterdam on any day of one month.
For an inbound date, add a second leg with the places swapped.
The second leg has the places swapped.
Caches are keyed by the query, not by the URL.
`;
