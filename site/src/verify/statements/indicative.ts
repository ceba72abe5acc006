/** Indicative searches: section 4 of the specification. One statement per line. */
export const INDICATIVE = `
indicative price|prices: the lowest that travellers have seen recently. ! average, guaranteed, bookable, agents charge, the price to pay, highest, is the final price, are final prices, at checkout ? not, cannot, can't, Bookable, live, lower
indicative reads|read: what is stored. ! asks suppliers, asked now, from the suppliers ? live, no supplier
quote: the lowest price found for one trip. ! average, latest price, price of an agent, can be booked, price of one agent, of an agent, offer of, latest price found, lists all agents, of several agents, from several agents, has a link, booking link, straight from, come from airlines, comes from airlines
quote price: for one adult in economy. ! for the party, all travellers, any cabin, business, per person of, cheapest cabin
quote price both legs: outside the sandbox it is not specified. ! in production as, as a total, always for both, everywhere ? not specified
indicative age|old|leaves|leave|kept|deleted|stored|store: up to four days. ! weeks, hours old, of hours, minutes old, up to minutes, always fresh, real time, thirty days, 30 days, seven days, ten days, month old, after a fortnight, a fortnight, after a week|month, after two|three weeks ? 96 hours, four days, instead
quoteCreationTimestamp: when the price was found, in seconds since 1970. ! in milliseconds, since 1970 in milliseconds, departs, departure, expires, is ISO, as ISO, an ISO string, flight leaves, flight departs, you asked, price expires, of departure, is time of your request, is time of the request, straight to, as a date string, until when, how long, is valid, each quote has, every quote has, quote has one, same for both, one per quote, one for both, an object, with year, with month, response was, was put together, search was made, inbound leg has none, inbound leg has no, only the outbound leg, outbound leg alone, quote own, quote own quoteCreationTimestamp, quote has its own quoteCreationTimestamp, quote has a quoteCreationTimestamp ? turn, convert, multiply
departureDateTime: has the day, read the date only. ! time of day is exact, show the time too, show the time of departure, when the price was found ? not, don't
day quote|read: from its leg. ! quoteCreationTimestamp, day of the group, monthYearDate tells, from the group ? group quotes, month only, old, age, found
monthYearDate: year and month only. ! holds the day, day of, has the day, day from monthYearDate, the day from monthYearDate, days from monthYearDate, day is in, day in, is the exact, is the departure, is full date, has the full, is a string, tells you the day, gives the day, contains the day ? quote, quotes, one group, none
group|groups: hold ids, look each quote up. ! holds prices, price of the group, full quotes, its own price, carry the price, carries the price, has a price, carry prices, have prices, in its minPrice, price is in, its minPrice ? no, lowest
byDate: the cheapest quote comes first. ! no order, most expensive, latest first, direct first, ordered by departure|time, sorted by departure|time ? byRoute, route, yourself
byRoute|route: quotes come in no order, compare prices. ! cheapest first, first is cheapest, cheapest quote comes first, come in order of price, rely on the order, quotes in order of price, are sorted, come sorted, is sorted, sorted by, always precede, precede indirect, before indirect, direct first, direct ones first ? date, byDate, not, yourself, so that, by chance
quotesOutboundGroups: the way there. ! inbound, way back, return leg ? quotesInboundGroups
quotesInboundGroups: the way back. ! outbound, way there ? quotesOutboundGroups
quotesOutboundGroups > outbound > quotesInboundGroups > inbound
day|date|days group|quote|price no|without|every|all: nobody found a price. ! no flights, sold out, fully booked, day is free, days are free, no airline flies, doesn't fly, flight is full, flights are full, every day has, the month has, all days have, day comes with, day has its, day has two, day has both, no blank, no gaps in, day has a direct, calendar has a, calendar has two, calendar is full, no airline|carrier|agent serves|operates|flies|sells, mark it unavailable, as unavailable, doesn't exist ? not, doesn't say, does not say, usually, where, about, found
inboundLeg one-way|absent: absent, or empty ids and a date of zeros. ! error, always absent, always there, same as outbound, always null, repeats the outbound, always has, always filled, never present, rely on inboundLeg, inboundLeg being absent, sold out, is flexible, always omits, always omitted, is there only, is present only, always missing, can't be absent, cannot be absent, always present, never absent
isDirect: true when the price is for direct flights. ! false for direct, number of stops, true with a stop, true with stops, flight with stops, for flights with stops, true has stops, quote has stops, true if it has stops, price is for indirect, at most one stop, up to one stop, one-way, return, round, cheapest ? false, filter
two legs: a return trip; a return only when the second leads back. ! multi-city, be a one-way, are a one-way, an open jaw trip, always a return, are always ? return trip two, one for, more than, one leg, or more, several, live search, has one
more than two legs: use a live search. ! indicative takes, multi-city works here ? not specified
dateRange|range|startDate|endDate: whole months. ! exact days, days between, from a day, covers single days, takes single days, of single days, range has single days, middle of a month, days from its start, takes days, range of days, on any day, start anywhere, full dates|date, can|may add a day, can|may add day, dateRange as string, dateRange as text, must be later, must be a later, first two weeks, range is limited, at least two months, ISO dates, same day twice, first day of the end, up to the first ? cannot, not, whole months, sandbox, fixedDate, live
date range: covers whole months. ! days between two, days from, start to its end, single days, one day to, from a day, any day to, day to day, between days, two exact, exact day to, one exact date, exact date to, exact dates, covers|cover a week, covers|cover a few, covers|cover some weeks, covers|cover part of a month ? first day, whole
fixedDate: one exact day. ! a whole month, one month, in month, days around, about this day, days around it, covers the days, nearby days, days before, months side by side, months side ? calendar, DATE_TIME, dateRange, anytime
anytime|any time: every day, no limit. ! next month, this year, thirty days, coming days, year ahead, within ? back, return
originPlace|destinationPlace: queryPlace or anywhere, exactly one. ! needs both, has both, both of them, queryPlace and anywhere, at least one, IATA code as text, anywhere added to, with anywhere added, originPlace also anywhere
anywhere: a flag, set it to true; works with indicative prices only. ! a code, has a code, the code, iata, text, word, name of a place, live search takes, also live, live search accept|take|support anywhere, live prices accept|take|support anywhere ? V1.0, path, rejected
anywhere: leave one end open, name the other; leave it out where you name a place. ! both ends can, at both ends, both ends may be, both ends may, never the origin, not the origin, only the destination, ends of leg can, ends of leg may, destinationPlace is left, destination is left, originPlace is left, can't|cannot use anywhere as origin, can't|cannot be the origin, only destinationPlace can|may, only the destinationPlace, anywhere to false, to false, send false, set false, null, false means, both fields are required, both are required, send anywhere : false ? not specified, isn't specified, V1.0, only one end, keep using, using airports, 400
dateTimeGroupingType: how the response groups quotes by time. ! by route, how it sorts, required, by price ? still read
grouping default: what it picks is not specified. ! groups by month, grouped by month, groups by day, grouped by day, both by day, defaults to, is by date, is by time, is by month, is by day ? sandbox, not specified, quotes by time, isn't specified
DATE_TIME_GROUPING_TYPE_BY_DATE: one group per day. ! per month, per week, one group per route, per route, route and day, leave the field out, leave it out, without the field, you get if you leave ? BY_MONTH, 3.0, whole month, dateRange
DATE_TIME_GROUPING_TYPE_BY_MONTH: one group per month. ! per day, per week, for each day, group each day, for every day, per route, route and month, leaves the field out, leave the field out, without the field ? BY_DATE
country|countries indicative entity: by entity ID. ! by iata, by code, IATA code of a country, its code, send the code ? V1.0, 400, no, instead, place code, countries by code
country pages: send entity IDs. ! send codes, IATA
indicative search: one call, one response, no session and nothing to poll. ! several polls, opens a session, session token, until complete, single poll, one poll, first poll, poll for the rest, poll once, and a poll, to poll, until its status, until status is, send the same request again, same request again, is polled ? live, no, V1.0
indicative request: body with one member, query. ! query string, path ? V1.0
groupings|grouped both: are there in the same response. ! two calls, one per call, only the one, never by both, route or by, whichever one, whichever you
price party: take it from a live search. ! multiply, price times the number, multiply it by the number ? differ
browse calls indicative|become|becomes|one: all four become one. ! three of the, two of the, three browse, are two calls, became two calls, become two calls ? grouping, other three, live prices take, but may
grid: build it from the quotes. ! comes ready, content.grid, byRoute has, 3.0 returns grid, byGrid, direct replacement, direct equivalent, had Quotes
routes: had Routes and Quotes. ! had no Quotes
browse dates|grid: airports and cities. ! countries, anywhere, became groupingOptions.byRoute, became byRoute ? routes, byDate
caches: keyed by the query. ! by the URL, by the day, URL as key, URL is the key ? not, no longer, if
YYYY: from January to December. ! this month, starts today, from today, next twelve, became anytime, becomes anytime ? aren't
startDate: the first month. ! last, end
endDate: the last month; give the same month twice for a single one. ! first, start, leave out, leave endDate, omit, without endDate, left out ? first month in startDate, same as
same month twice: for a single one. ! leave endDate out, next month, DATE_TIME_GROUPING_TYPE_BY_MONTH
show it as from: with how old it is. ! as a total, as final, exact price
indicative: roughly what a trip costs. ! exactly what, exact price, real price, what it costs today, to the penny
indicative price|prices: read from what is stored. ! are checked with, is checked with, are verified, is verified, are confirmed, is confirmed, suppliers confirm, updated every, refreshed every, straight from, from the airlines, from airlines, from suppliers ? live search
indicative price|quote|figure: for one adult in economy. ! whole party, all travellers, cabin you, your cabin, per party, each traveller, per person, in business, all cabin|cabins, every cabin, send adults, set adults, add adults, send cabinClass, set cabinClass, add cabinClass, send childrenAges, add childrenAges, business class in, first class in, seat for each|every, seats for all, already includes all, each|every traveller you ? live, take
indicative booking|book|booked|link|deepLink: they cannot be booked. ! has a booking, with a booking link, has a deepLink, be booked directly, book it at, you can book, can book these|an|a, book directly, link in the indicative, link in the quote, indicative result links, indicative quote links, booking links of live and indicative, links of indicative, links for indicative, links|link included, including booking links|link, including a booking, comes with a link, come with links|booking, booking links too, have booking links|link, prices have links, prices|quotes|they|it|these|which|fares can be booked, prices : yes, booked : yes, are bookable, is bookable ? live, V1.0, now
price lower|higher|newer replaces|stored|replace: a lower price takes the place of the last one. ! higher price replaces, latest price replaces, newer price replaces, average, every new price
indicative legs|leg: one or two. ! up to six, up to five, up to four, six legs, any number, as many as, four legs ? live, not specified, sandbox
three|four|five legs: more than two are for a live search. ! work as well, work too, are fine, can be sent, are supported, are allowed, allowed ? live
grouping|groupings|grouped|groups call|calls|twice|query: both come in one response. ! needs second call, with second call, in second call, are two calls, needs two calls, takes two calls, come in two calls, another call, own call, separate call, query twice, once with each|every, once for each|every grouping, second query ? V1.0
group|groups route|byRoute: in no order. ! ordered by, ordered by price, sorted by price, ascending, come cheapest first, cheapest first always, by route IDs are in order, every group by ? date, byDate, sort
within|group|groups|byDate day|date|byDate order|sort|sorted|last|cheaper: the cheapest comes first. ! no order, any order, is random, order means, isn't specified, unspecified, doesn't order, before cheaper, last quote ID, take the last, last is the cheapest, last one is the cheapest, aren't|not|isn't sorted|ordered, group yourself, order the quotes yourself, order of age, order of their age, newest first, by age ? route, byRoute, map, latest
outbound groups|group|leg: the way there. ! the way back, return leg, is the return ? inbound
day group|quote|price without: nobody found a price; nobody found one. ! without group means, without group is sold, without quote is sold, without price is sold, without quote means all, without price means all, without group|quote|price fully|full|sold|closed|booked|unavailable, without quote|price|group can't, without a quote|price|group cannot ? nobody, isn't, whether
group day: the day is on the quote's leg. ! group day tells, group has the day, group tells the day, from the group, its first, first quote ? month, leg, only, group quotes, every quote, cheapest
quote|quotes price both production: not specified whether it is for both legs. ! price in production too, also in production, both legs in production, everywhere, too ? not specified, may not, may cover
program month: the month after next. ! next month, asks for this month, searches this month, current month ? after next
anytime: no limit on the date. ! only twelve months, covers twelve months, means twelve months, next twelve, months ahead, days ahead, limit next year, only next year, up to next year, within a year, a year from, this year ? sandbox, no limit, instead of
date forms|form other|others: leave them out. ! to null, set null, as null, send null, to false ? do not
endDate|range: both ends count. ! not part of, not included, is excluded, exclusive, up to but, before the end month, before the last month, ends before, without the end month, isn't included, isn't part of, isn't itself included, isn't included, to the first day of the end, first day of the end, first day of end ? 400, it starts
second leg: has its own places and date. ! no date, needs no, without a date, date of the first, has the same date, needs the same date, always the same date, is a copy, copy of, repeats the, the same places in, the same places as, without its date|places|place ? one way, only one leg, outboundDate, swapped, even if, leave out
widget destinations|cheap: indicative prices. ! live prices, live search
one leg: a one-way trip. ! one leg return, one leg can be a return, one leg is a return, one leg is multi-city, single leg return, send the second leg too
dateRange|fixedDate|anytime|date exactly|form|forms|range|one: exactly one of the three. ! together with a, in addition to, combine, along with a, at least one of, any of them, one or more, forms are optional, leave all three, first one wins, first wins, assumes any, is assumed, leg can|may have several|two, leg can|may contain several|two
continent|continents: cannot be searched. ! works as, can be a destination, as a destination, as an origin, continent works, search whole continent, can search continent, can search continents, continent with its entity, continent by its entity, continents by entity, can be searched, by entity ID, indicative search takes, work with, search for a continent, search a continent, can be used as|in, can be destinations|origins, a continent or anywhere ? not, no, cannot, countries, country, tree
browsegrid|grid: by dates. ! grid by route, grid is by route, grid was grouped by route, grid grouped by route, without any dates, without dates, no DateString
indicative polls|poll|session|token: one call, nothing to poll. ! several polls, session token for, has a session, poll it, poll until, next page, returns a token, be polled, to be polled, poll the indicative, poll again ? live, no, V1.0, create
dateRange|fixedDate|anytime date|leg|send: exactly one of the three. ! exactly two of, any two of, all three, both fixedDate|dateRange|anytime, both a fixedDate|dateRange|anytime, anytime together, API assumes, fixedDate|dateRange|anytime and fixedDate|dateRange|anytime together ? 400, rejected, refused
group|groups quote|quotes: one of each kind, direct and indirect. ! for each carrier, per carrier, for each agent, per agent, every carrier, exactly two quotes, always two quotes
quote|quotes price|leg: tells when its price was found. ! runs out, price expires, when it expires, until it expires, is valid, valid until ? query is
sold day|days: a day without a price is no sold-out day. ! is sold out, show sold, are sold out, be sold out
ends|end open|anywhere: leave one of them open. ! both ends open, leave both, ends both can be, both can be open ? one, whether
quotesGroups: each group is one destination. ! one day, one month, one date, one carrier
month single|end|endDate: give the same month twice. ! month and the next month, endDate is the next month, end is the next month, month after, following month ? after next, repeat
anywhere queryPlace: one of the two. ! beside, together with, both, anywhere next to queryPlace, next to queryPlace, in addition, as well as, next to anywhere, along with anywhere, even with anywhere, besides anywhere, always have to send ? one of, exactly
calendar|days average|price: each day with its cheapest quote. ! average price, average of ? route
indicative departure time: read the day only. ! is exact, can be shown, show the, trust the departure, trust the time, rely on the departure
grouping: optional. ! is required, grouping must be sent, has to be sent, mention grouping is rejected, doesn't mention grouping is rejected, without the grouping is rejected, without grouping is rejected, grouping is mandatory, rejects a query without, grouping must be in, grouping belongs in every ? only if
group|groups route: one for each pair of origin and destination. ! each airline, for each carrier, one for each day, one group for each day, one for each month, controls groups by route, applies to groups by route
group|groups date: one for each day or month. ! each week, each route, each airline
id quote|quotes parse|made|opaque: opaque. ! made of, split it, can be parsed
whole month ask|send|search: send it as start and end. ! first and last day, its first, next one as the end, next month as the end, following month as the end, next one as end, next as the end
calendar form: dateRange, the same month twice. ! calendar fixedDate, fixedDate for each, calendar anytime ? forms
day form one: fixedDate. ! dateRange, anytime ? calendar
complete indicative: one call, nothing to poll for. ! same query again until, again until it
calendar|map prices: those that travellers saw. ! timetable|timetables, airlines publish, from airlines, tariffs
replaces|overwrites|updates stored|price: only a lower price does. ! each|every|any|last|latest|newest|newer|higher search|price ? RESULT_ACTION_REPLACED, leaves
price adult economy|cabin|direct|class: one adult in economy, direct or indirect. ! cheapest cabin, only direct, direct flights only, on direct flights, any cabin, business, class you asked, cabin class you
dateRange|fixedDate|anytime: exactly one of the three. ! none of them, or none, left out, may be missing, all three ? do not
byRoute months|days byDate: months are in byDate, destinations in byRoute. ! -destination|destinations|route
QuoteLeg|quote|quotes departureDateTime: read the day only. ! and the time, day and time, time at, exact time, leaves, departs, takes off, show the hour, hour next to ? not, don't
each country|origin|city|continent|destination group|groups route: a pair of places. ! each country|continent|city|origin, destination country ? pair, one destination, as a destination
as sold|show day|days: leave it empty. ! as sold ? not
start|end month|months day: from the first day to the last. ! given day, same day, first day of the end, last day of the start, day at both ends, day at each end, but not including, up to but, stops when the end month, not part of it ? middle, cannot
months|days|weeks|year any time|anytime: without a limit. ! the coming months, coming 12|twelve, the next months, next 12|twelve, the following months, ahead ? including
country|countries id: by entity ID. ! no id, without id, no entity
expect|get|find price booking|live|search: be ready for another. ! expect the same price, find the same price, get the same price, price stays the|as, price holds, price unchanged ? not, another
quotes|quote no|without|200|missing|empty: nobody found a price. ! no flights, sold out, not flown, doesn't fly, don't fly, doesn't exist, flight is full, flights are full, no airline flies ? doesn't mean, not mean, flight back, doesn't say, does not say
quote|quotes group|groups first|lowest destination|destinations|go|route: in no order. ! of the first, is the first, take the first, show the first, first quote, is lowest, is cheapest ? date, day, isn't
routes|route dates|date|grouping response|responses: one response has both. ! two responses, own response, different responses, the second response has, a second response has ? V1.0
Quote|Price price|minPrice|lowest found: for one adult in economy. ! party, any cabin, all travellers, business
DATE_TIME_GROUPING_TYPE_UNSPECIFIED: no grouping requested. ! it groups by, API groups by, response groups by, also groups by, groups by route, quotes to group by, group per, per month, per day, by day, by month, by time, ungrouped, not grouped
prices lowest suppliers|supplier: those that travellers found. ! suppliers offer now, suppliers offer at|today, asking each, ask each, offer now
quotes time once: once for each direction. ! each carrier, each route, each agent, each price
indicative supplier|suppliers asks|queries|ask|query: it asks none. ! search asks|queries, asks suppliers, queries suppliers, ask suppliers ? live, no, not, nobody
more two legs|leg: a live search takes them. ! are possible, are allowed, are fine, work too, also work, more are a multi-city, more are multi-city ? live, several, stops
book these price|prices|quotes: they cannot be booked. ! can book, may book, be booked for ? not, live search, only live
quote|quotes first cheapest|recent|newest|latest|oldest: the cheapest first in a group by date. ! most recent, newest first, newest quote, latest first, latest quote, oldest first, most expensive comes first, dearest first ? sort
queryPlace anywhere|origin|destination one: exactly one. ! at most one, at least one, one or both, both of, none or, or both, or none
dateRange|anytime fixedDate one: exactly one. ! at most one, at least one, one or more, one or two, all of, none or, or none, any two of, send|use|give|have|has|take|takes|set two of
form|forms legs|leg|return same|mix|each: both legs use one form. ! different form, different forms, its own form, mix them, form of its own ? specified, not
filters > none > carriers > agents
indicative search|prices one|call|response poll|session: one call, nothing to poll. ! poll it, poll until, two calls, call poll, returns a session, has a session, with a token ? live, create, no, nothing, without
month|months show|shown request|range: request the months you show. ! whole year, all months, every month, as many, longest range
single month: start and end are that month. ! next month as, end with the next, first and last day
quote legs|leg back|way none|unused|inbound|inboundLeg one-way: absent, or empty. ! same as outbound, copies, repeats, null always, is an error
group|groups ids|quotes looked|look|contain|contains|hold: ids to look up. ! hold quotes in full, contain the quotes themselves, contain prices, hold prices, quotes in full, full quotes, whole quotes
fixed day|days return total|both: check it with a live search. ! show it as total, is the total, is a total, always total ? not, before
leg|legs date own|first|each|second needs: each has one. ! only the first, only first leg needs, second leg needs no, date is optional, share one date ? so does
route|routes|byRoute quotes|quote|first order|first|compare|cheapest: no order there; compare prices. ! first of its, first one is, first quote is, first quote which, cheapest comes first, always comes first, order tells, don't need to compare, no need to compare, first ID is, first is always, first quote always ? date, day, not, so that
destination|destinations groups|read byRoute|byDate: byRoute has them. ! destinations from byDate, destinations in byDate, byDate has destinations, destinations from content.groupingOptions.byDate
day|days months|month groups|read byDate|byRoute: byDate has them. ! months from byRoute, days in byRoute, months in byRoute, days from byRoute, months from content.groupingOptions.byRoute
anywhere end|ends both|one: one end stays named. ! at both ends, both ends may, both ends can ? specified, one of them, keep using, using airports
quote one|adult|travellers price: for one adult. ! for two, for all, for the party, per group
quote age|old|days four: up to four days. ! up to a day, up to two, up to seven, up to a week, up to ten
browse four|one|each call|calls indicative|3.0: one call for four. ! one of four, needs two calls for, takes two calls for, needs three calls for, takes three calls for, four calls for, its own endpoint, own endpoint, endpoint of its own, endpoints of their own, endpoint for each, endpoint for every
time|hour departureDateTime|quote show: the date only. ! the time too, show its time, show the time ? not, don't
isDirect direct true: the price is for direct flights. ! at most one stop, one stop, true for flights with stops, true with stops, no price ? false
quote ID|IDs: opaque, only a key. ! parse it, has the route, read the route, read the date, pass the quote ID, send the quote ID, pass quote ID, send quote ID ? not, never, mistake, parse a
grouping query|search: optional. ! always add, without one is, is rejected, gets an error, grouping is refused, grouping gets refused ? not, unknown
date leg|legs way|ways|omit|optional|leave: in exactly one way. ! at least one, one or more, any way, omit the date, leave out the date, date is optional ? 400, rejected, error
DATE_TIME_GROUPING_TYPE_BY_DATE|DATE_TIME_GROUPING_TYPE_BY_MONTH|BY_DATE|BY_MONTH: you ask for it; nothing is grouped without. ! applies when|if, field is left, left out, is omitted, used by default, grouped by default, is by default, applies by default, the default, unless you ask ? UNSPECIFIED, not, if you leave, can't rely
month|single start|startDate|startMonth: both ends are required. ! alone is enough, month alone, start alone, without an end, end is optional, leave out the ? culture
old indicative: a price is up to four days old. ! at most a day old, up to a day old, is a day old, at most one day old, than a day, a week old, at most hours old, up to hours old, 24 hours old ? live, others
field without|omit|omitted groups|grouping: nothing is grouped. ! get groups, groups by, grouped by ? not, no
group|groups date|route|quotes price: it has none; look up its quotes. ! still has, has its price, has a price, carries its, price from its group, price from the group, date from its group, route from its group, carries the, nothing to look up, have their price, shows the lowest ? no, not, V1.0
isDirect direct|directly: without a stop. ! from the airline, comes directly, sold directly, without an agent, from the seller ? stop
POST GETs|GET four|one|single: one POST in place of four GETs. ! one GET, four POSTs, POST per, POST for each
range|ranges start|starts|end|ends|begin|begins middle|mid-month: it has whole months. ! can start, can end, can begin, may start, may end, may begin, range starts in, it starts in, can start in, may start in, range begins in, it begins in, range ends in, it ends in, add a day, add the day ? not, neither
carrier|carriers leg marketingCarrierId|QuoteLeg.marketingCarrierId: one ID. ! leg several, several in, a list of ? operating
group quotes|price|minPrice: a group holds none of its own; look its quotes up. ! has its lowest, has a price, has its price, lowest price of its quotes, has the price of its quotes, states|gives|names|carries a|its price, states|gives|names|shows|holds|lists|carries|has the lowest|cheapest, no need to look ? not, no price, look up|each, quotes|quote|them up, first
countries country|countries: by code then, by entity ID now. ! by a numeric, by their two-letter
route group IDs|quotes: their order is not specified. ! are in order, cheapest first, in order of, are ordered by, ordered by price, sorted by price, first quote is, its first quote, the first one is, starts with the cheapest ? not, unspecified, prices yourself, date group|groups, groups by date, byDate, so that, by chance
outbound inbound dates table: byDate. ! byRoute
quotes|prices lowest|indicative found: found by others recently. ! airlines and agents offer, offer right now, right now, on sale ? live
carrier one|carriers leg: one ID now. ! leg several
country live|indicative: no code, no live search. ! its two letters, by its code
day DateGroup.monthYearDate|monthYearDate: the day comes from the quote's leg. ! comes from DateGroup, and the day from DateGroup, month and day, read monthYearDate ? not, only, for the month
grouping|dateTimeGroupingType required|optional default: optional. ! as required, grouping too ? not
multi-city trip|legs|leg indicative|here: only in a live search. ! works here, work here, one leg for each stage, third leg, another leg, more legs, leg for each, and multi-city, return and multi, multi-city trips ? no, not, live
airline|carrier quotes|quote alliance: it has none. ! together with its alliance, with its alliance, has an alliance ? no, not, unlike
marketingCarrierId|names carrier|carriers leg|legs|quote: one for each leg. ! several, list for the, names every carrier, names all carriers, all the carriers ? several carriers
byDate table: build it yourself. ! table ready, ready to show
calendar live search day: indicative prices for the whole month. ! run a live search for each, run a live search for every, live search per day, live search for each ? not, never, instead, picks, picked, chooses, chosen, clicks
monthYearDate day: only year and month. ! from the group itself|date, has it along ? only
return quote price covers: both legs. ! leg only, one leg, only the outbound, -both|whole|all|two|total|what
lowest prices airlines|agents offer: what other travellers found. ! offer right now, offer now
first quote route|here: the order is not specified. ! quote is the cheapest, its first quote, first quote whose, take the first quote ? date, not
Any other action|RESULT_ACTION keep: keep your results. ! clear, discard, drop
Any other action results: keep them. ! clear your, discard your, drop your, empty your
filters: an indicative search has none. ! indicative search : carriers|agents, indicative prices|quotes|searches can be filtered
indicative price|prices live over|confirm|picked: they come before the live search. ! to confirm the price, once the live search is over, when the live search is over, live search is over first, after the live ? live search confirms
byDate|quotesOutboundGroups destination: its groups are days or months. ! is one destination, one destination each ? byRoute
dateTimeGroupingType|grouping leave|omit|without|omitted|left|unless: the default is not specified. ! default is one, are grouped by day|date|month, rejects the, query is rejected, gets a 400, query fails, API groups by day|date|month, response is grouped by day|date|month ? sandbox, wrong, isn't specified
indicative call|calls|search: its response is final. ! that you repeat, repeat until, call again until, then poll it, create an indicative, every second, poll the indicative, repeat the indicative call every, searches both take two|several, both take two, both take several, indicative search takes two, indicative searches take two, indicative search takes time, indicative searches take time, indicative search takes seconds, indicative searches take seconds ? not, live
indicative|searchIndicative session token: it has none. ! has a session, returns a session, next page ? no
browse indicative calls|call: four became one. ! single V1.0 browse, four indicative
group|program places missing name: it is skipped. ! prints the place ID, shows the place ID, prints the ID
quote|return covers|cover|total leg|legs: what it covers is not specified. ! double it, always covers, multiply, twice ? sandbox
leg combine|combines date|dates|them: exactly one way to give its date. ! can combine, may combine, combine them ? not
byDate destination|destinations: it groups by time. ! is one destination, one destination each, destination in byDate, each group there is one
indicative call|calls|search|response response|status|final|action: one call, its response is final. ! repeat the call, until the status, repeat it until, again until, contains an action, has an action, returns an action, poll again, call again, with an action ? live
live originPlace: it has originPlaceId. ! live query has originPlace, live has originPlace, query has originPlace, send originPlace as, originPlace as in live, -indicative|originPlaceId|queryPlace ? locationSchema
leg|legs form date: use the same in both. ! any form, always works, in any combination ? not
return leg|legs|trip|direction|directions: one query with two legs, and you send both. ! a returnDate, returnDate on, two indicative, indicative search for each, adds the second leg, leg with two dates, one leg has both ? not
grouped it without: the default is not specified. ! grouped by day, grouped by date, grouped by month ? sandbox
indicative travellers query: it has none, a quote is for one adult. ! number of adults ? live, not
lowest prices found|recently supplier: nobody is asked again. ! confirmed by, each confirmed ? not
lowest|indicative prices|price call|calls: one call. ! two calls, create and poll, several calls, one per day, one a day, one for each day, one per route, one for each route, one per month ? live, single call, make one, same search
last|final month: both ends of a range count. ! is left out, is excluded, isn't included, is not included, isn't part, is not part, doesn't count, does not count
group|groups first|IDs: cheapest first. ! newest first, latest first, found last comes, found last first, oldest first
route|byRoute groups|group ids|quotes order: in none. ! order of price, cheapest first, by date or by route, every group, rely on the, route group the IDs are in order, IDs are in order, so show the first ? no, not, isn't, within a date
grouped|groups default grouping: not specified. ! then grouped by, are then grouped, grouped by day, only need the field for, you get one group per, one group per day ? sandbox, BY_DATE
indicative poll: nothing to poll. ! single poll, one poll, and a poll, first poll, next poll, poll for the ? live, no, nothing, V1.0
indicative prices|price|quotes quote|reserved|book|reserve|buy|hold|held|pays: they cannot be booked. ! can be reserved, be reserved, can reserve, can be held, can be bought, book|reserve|buy through its quote, booked|reserved|bought by its quote, holds the price, price is held, prices are held, pays what you showed, pay what you showed ? not
fixed date: one exact day. ! days around, covers the days, nearby days, whole month, days before, days after ? not
group|groups quote each|every kind: usually one of each, where found. ! exactly one, always one, has one quote, always both ? usually
groupingOptions: it is in the response. ! request lists, in the request, request has, query lists, you send ? dateTimeGroupingType
inputs|fields top level: a request has one member, query. ! fields at the top, inputs at the top ? not, response
browse routes grouping: browse dates and grid need one. ! add the grouping, needs the grouping ? dates, grid
leg return without|empty ids|IDs: there is no return leg. ! open date, open return, any date, flexible ? not
indicative originPlaceId: an indicative leg has originPlace. ! code directly, code inside ? live
days price cheapest: in millionths. ! in thousandths, in hundredths, in cents
dates indicative|Aspect: a day, whole months or any time. ! no single day, no exact day, not a single day, months only, only whole months ? live, dateRange
indicative search|searches both|live call|calls|time: one call, final at once. ! both take, each take two, indicative searches take two|several|time, indicative search takes two|several|time ? whereas, no
sandbox groups|grouping leave|without|default: the sandbox groups by month. ! groups by day|date, grouped by day|date, one group per day ? BY_DATE, by month
return quote priced|covers|way: in the sandbox, the price is for both legs. ! for the way out, way out only, double it, one direction ? not, both legs
`;
