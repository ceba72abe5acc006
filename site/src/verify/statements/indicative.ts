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
indicative price|prices: the lowest that travellers have seen recently. ! average, guaranteed, bookable, agents charge, the price to pay, highest ? not, cannot, can't, Bookable, live
indicative reads|read: what is stored. ! asks suppliers, asked now, from the suppliers ? live, no supplier
quote: the lowest price found for one trip. ! average, latest price, price of an agent, can be booked
quote price: for one adult in economy. ! for the party, all travellers, any cabin, business, per person of, cheapest cabin
quote price both legs: outside the sandbox it is not specified. ! in production as, as a total, always for both, everywhere ? not specified
indicative age|old: up to four days. ! weeks, hours, minutes, always fresh, real time
quoteCreationTimestamp: when the price was found, in seconds since 1970. ! milliseconds, departs, departure, expires, ISO
departureDateTime: has the day, read the date only. ! time of day is exact, show the time, when the price was found ? not, don't
day quote|read: from its leg. ! quoteCreationTimestamp, day of the group, monthYearDate tells, from the group ? month only
monthYearDate: year and month only. ! holds the day, day of, has the day ? quote, quotes, one group, none
group|groups: hold ids, look each quote up. ! holds prices, price of the group, full quotes, its own price ? no, lowest
byDate: the cheapest quote comes first. ! no order, most expensive, latest first, direct first ? byRoute, route
byRoute|route: quotes come in no order, compare prices. ! cheapest first, first is cheapest, cheapest quote comes first, in order of price, sorted ? date, byDate, not
quotesOutboundGroups: the way there. ! inbound, way back, return leg ? quotesInboundGroups
quotesInboundGroups: the way back. ! outbound, way there ? quotesOutboundGroups
quotesOutboundGroups > outbound > quotesInboundGroups > inbound
content.groupingOptions.byDate.quotesOutboundGroups for the outbound leg.
content.groupingOptions.byDate.quotesInboundGroups for the inbound leg.
day without a group|quote: nobody found a price. ! no flights, sold out, fully booked, free ? not
inboundLeg one-way: absent, or empty ids and a date of zeros. ! error, always absent, always there, same as outbound
isDirect: true when the price is for direct flights. ! false for direct, number of stops
one leg: a one-way trip. ! return trip, multi-city ? two, second, several, 2, both
two legs: a return trip. ! multi-city, a one-way, open jaw ? more than, one leg, or more, several
more than two legs: use a live search. ! indicative takes, multi-city works here ? not specified
dateRange|range: whole months. ! exact days, days between, from a day, single days, middle of a month, days from its start ? cannot, not, whole months, sandbox
date range: covers whole months. ! days between two, days from, start to its end, single days ? first day, whole
fixedDate: one exact day. ! month, around, about this day, days before ? calendar, DATE_TIME, dateRange, anytime
anytime|any time: every day, no limit. ! next month, this year, thirty days, coming days, year ahead, within ? back, return
date form|forms exactly|one: of dateRange, fixedDate, anytime. ! at least one, any of, one or more, combine
originPlace|destinationPlace: queryPlace or anywhere, exactly one. ! both, at least one, IATA code as text
anywhere: a flag, set it to true. ! code, iata, text, word, name of a place ? V1.0, path
anywhere: leave it out where you name a place. ! set it to false, send false, null ? not specified, 400
anywhere: leave one end open, name the other. ! both ends can, at both ends ? not specified
anywhere: works with indicative prices only. ! live search takes, also live
dateTimeGroupingType: how the response groups quotes by time. ! by route, how it sorts, required, by price
grouping default: what it picks is not specified. ! by month, by day, defaults to ? sandbox, not specified, quotes by time
DATE_TIME_GROUPING_TYPE_BY_DATE: one group per day. ! per month, per week, per route ? BY_MONTH, 3.0, whole month, dateRange
DATE_TIME_GROUPING_TYPE_BY_MONTH: one group per month. ! per day, per week ? BY_DATE
country|countries indicative entity: by entity ID. ! by iata, by code, IATA code of a country ? V1.0, 400, no, instead, place code, countries by code
country pages: send entity IDs. ! send codes, IATA
indicative search: one call, one response, no session and nothing to poll. ! several polls, opens a session, session token, until complete ? live, no, V1.0
indicative request: body with one member, query. ! query string, path ? V1.0
groupings both: are there in the same response. ! two calls, one per call, only the one
price party: take it from a live search. ! multiply, times the number
browse calls indicative|become|becomes|one: all four become one. ! three of the, two of the, three browse, two calls ? grouping, other three
grid: build it from the quotes. ! comes ready, content.grid, byRoute has
grid: had no Quotes. ! had Quotes
routes: had Routes and Quotes. ! no Quotes
browse dates|grid: airports and cities. ! countries, anywhere ? routes
caches: keyed by the query. ! by the URL, by the day ? not, no longer
YYYY: from January to December. ! this month, today, next twelve
startDate: the first month. ! last, end
endDate: the last month. ! first, start
same month twice: for a single one. ! leave endDate out, next month
show it as from: with how old it is. ! as a total, as final, exact price
`;
