/** What V1.0 did, and what became of it: section 9 of the specification. One statement a line. */
export const VERSION_1 = `
XML by default, JSON if asked for.
XML, the default, and JSON.
204: the session is still being created.
304: nothing has changed since the last poll.
204 is not used; status says incomplete.
304 is not used; action says so.
410: the session has expired.
410: not used; create a new search.
301: the response is at another URL.
400: not valid, the same.
Nothing new: HTTP 304, RESULT_ACTION_NOT_MODIFIED.
UpdatesPending while searching, UpdatesComplete when done.
UpdatesPending, RESULT_STATUS_INCOMPLETE.
Poll: GET on a URL you were given, POST on a path you build.
GET becomes POST.
In V1.0 create returns an empty body and a Location header, poll is a GET.
In 3.0 create returns a token and first results, poll is a POST.
Results one call earlier.
Order of results: poll parameters, content.sortingOptions.
An option had one DeeplinkUrl in V1.0.
adults: 1 to 8, aged 16 and over.
children: 0 to 8, aged 1 to 16.
V1.0 counted infants under 12 months, up to 8.
V1.0 counted adults from 16 years, children from 1 to 16, infants under 12 months.
3.0 counts adults only and wants the age of each child.
3.0 takes the age of each child.
One way was an empty inboundDate in V1.0.
A page had 10 itineraries by default.
Poll every half second to a second.
A search could take up to a minute.
includeAirports, includeCities, includeCountries were true by default.
In V1.0 each kind was on unless you turned it off.
At least two characters of text in an older edition.
Dates and grid: airport or city.
browsegrid: a table of outbound by inbound dates.
V1.0 is deprecated: build nothing new.
The old Id is now the key.
Itineraries have no order of their own.
The list of currencies is gone from the response.
infants: Each infant is the age 0.
The best is first.
Read the list from its end for the other order.
Live prices could not be called from a browser in V1.0.
Remove Accept and X-Forwarded-For.
Remove sort, filter and page parameters.
Nothing reads Currencies.
Booking details: no counterpart, use the deepLink.
The euro: a space between thousands, a comma before decimals, symbol on the right after a space.
Three calls listed currencies, locales and countries.
Id made of letters.
IataCode of a city.
CityId: of the city.
A different ID.
languageid chose the language of names.
Field names: PascalCase, camelCase.
Collections: lists that you search, maps that you look up.
Dates and times: strings, objects of numbers.
Prices: numbers, a string and a unit.
An inbound date needs a second leg.
A text becomes year and month.
A text becomes year, month and day.
A number becomes amount and unit.
`;
