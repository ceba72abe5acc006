/** Live searches: sections 4, 6 and 7 of the specification. One statement a line. */
export const SEARCHES = `
Poll with the token, and go back to step 2.
Wait about a second.
Open the search with create and collect the rest with poll.
Create quickly returns what is known already.
Create returns a token and first results.
The last response is complete.
Poll returns results until every supplier has responded.
Send poll without a body.
The body of create holds one member, query.
Keep the sessionToken of the response.
Every response carries a token.
RESULT_ACTION_REPLACED: drop results you hold, use content.
If it is anything else, keep what you hold.
With any other action, keep what you hold.
Do not read content with another action.
Without RESULT_ACTION_REPLACED, do not look into content.
Replace your results only when action is RESULT_ACTION_REPLACED.
Replace earlier results only when action is RESULT_ACTION_REPLACED, and then all.
Results are replaced only on RESULT_ACTION_REPLACED, as a whole.
action says whether to replace what you hold.
action says what to do with the results you hold.
status tells whether to go on, action what to do with results.
Read both in every response, create included.
Stop when status is RESULT_STATUS_COMPLETE or RESULT_STATUS_FAILED.
Stop at RESULT_STATUS_COMPLETE or RESULT_STATUS_FAILED.
Go on polling on RESULT_STATUS_INCOMPLETE.
On RESULT_STATUS_FAILED, stop.
RESULT_STATUS_UNSPECIFIED: treat the search as incomplete.
RESULT_STATUS_UNSPECIFIED: go on as if incomplete, but with a limit.
RESULT_STATUS_COMPLETE: what you hold is final; stop.
RESULT_STATUS_FAILED: stop, and offer a new search.
RESULT_STATUS_INCOMPLETE: the search runs; go on to poll.
RESULT_STATUS_COMPLETE: nothing to poll for.
Results, stats and sorting change together.
Never merge a response into an older one: offers that are gone stay.
A failed search is 200, RESULT_STATUS_FAILED.
Say cheapest only when status is RESULT_STATUS_COMPLETE.
The best price often comes from a slow supplier.
Show first results while the rest arrive.
Show the first results as soon as create has responded.
Keep filters and place on the page when results are replaced.
Stop polling when the traveller starts another search or leaves.
Poll one call at a time, about a second apart.
Keep one poll running at a time, pause between two.
Only on 404, when the session is not known any more, create the search again.
A 404 in poll: create the search again.
The session is not known any more: create the search again.
Creating the search again is right for 404.
When a poll fails for good, keep what you hold.
What you hold stays good while you deal with the failure.
Cause most cases on purpose.
Keep results of earlier responses on the page, offer a new search.
Status and action are independent.
A search can end with RESULT_STATUS_COMPLETE and RESULT_ACTION_NOT_MODIFIED: what you hold is the final result.
Create usually returns RESULT_STATUS_INCOMPLETE with RESULT_ACTION_REPLACED.
Content holds what is known so far.
A search can be complete at once.
How long a token is valid is not specified.
Each response that replaces your results holds all.
The order of itineraries in a response means nothing.
content.sortingOptions gives order.
content.sortingOptions orders results, content.stats counts by stops and ticket.
content.sortingOptions has lists best, cheapest, fastest, of itinerary ids.
Sort a page with best or fastest the same way.
Take the first ID in content.sortingOptions.best for the best flight.
Sorting options lead to itineraries, itineraries to legs, legs to segments.
Itineraries point to agents, legs and segments to places and carriers, carriers to alliances.
An itinerary lists leg ids, a leg lists segment ids.
Follow ids: itinerary, leg, segment, place.
itineraries: one combination of legs that can be bought; legs, agents.
legs: one direction of travel, with all stops; segments, places, carriers.
segments: one flight from take-off to landing; places, carriers.
alliances: an alliance of airlines.
places point to a parent in places.
Maps have no order.
Each object appears once in a map.
A one-way itinerary has one id in legIds, a return has two, in the order of travel.
A return has two legIds, in order of travel.
A direct leg has one segment.
A leg with stops has one more segment than it has stops.
A leg is one direction of travel on one day.
From originPlaceId to destinationPlaceId.
One leg is a one-way search.
One leg is a one-way trip.
Two or more other legs are multi-city.
Put legs in date order.
Each direction is a leg.
A leg names both of its places.
nearbyAirports is for one-way and return trips.
nearbyAirports: on a multi-city trip, send false or leave it out.
Children are listed by age in childrenAges.
Two children aged 4 and 11.
Always send market, locale, currency, queryLegs, adults.
Filter by Carrier.iata.
An itinerary can be bought in several ways.
Each way is a pricing option.
One item means one booking.
Several items mean several bookings, each with its own link.
Each item is one booking with a link of its own.
An option with several items has several links.
To hide such offers, keep options with one entry in agentIds and one in items.
transferType says who helps when a connection is missed.
Pass on the link as it came.
A deepLink is opaque, made for one offer.
Do not decode, shorten, reorder or rebuild a link: append your parameters.
stats: for each number of stops a total, the same by ticket.
A count of zero has an empty price.
count is zero: expect an empty price.
The smallest query has a market, a locale, a currency, one leg, one adult.
The date has to be in the future.
The program takes the day sixty days from now.
A date is local to the place you leave from.
A sustainabilityData can be missing or null when you did not ask.
Set includeSustainabilityData to true when you create a live search; polling needs nothing more.
Indicative prices have no sustainability data.
An eco contender is 6% below the average of the route.
The carbon footprint is at least 6% below the average.
The line is at 6%.
Use the size of the delta only where isEcoContender is true.
The sign of ecoContenderDelta is not specified.
The figures come from the Travel Impact Model.
Data is licensed under CC BY-SA 4.0.
Credit the source where travellers can see it.
Show eco contenders with words and a badge of your own.
It compares an itinerary with the average of its route.
auid: up to 255 characters.
You can use one, both or none of the parameters.
Append the parameters to the query string of the link.
Never put a name or an address of a person into a tracking value.
No value identifies a person.
Impact tracks redirects and calculates payments.
The provider links Impact ids to your API key.
Send travellers to the deepLink as you received it.
You earn a share of the commission.
Use the one from the latest response.
Poll with the sessionToken of the latest response.
Read both, every time.
Do not store it for later.
You may not use it in your interface.
Parameters are optional: you are paid without them.
An infant is a child aged 0 in 3.0.
`;
