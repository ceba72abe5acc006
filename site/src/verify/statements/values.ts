/** Prices, dates, markets, locales, currencies: sections 2, 3 and 5 of the specification. One a line. */
export const VALUES = `
A price is a whole number, written as text.
A price is a string and the unit it is counted in.
Amount and unit give the exact value.
The currency's rules give the text.
An empty amount means no price.
Leave it out of sorting and of the lowest price.
"0" in PRICE_UNIT_WHOLE is a real price of zero.
A floating-point number would lose the last digit.
Look at the unit each time, bring prices to one unit before you compare.
Calculate with whole numbers or decimals, never with floating-point numbers.
Every price is a whole number of millionths.
The price in millionths.
Find the value: amount divided by the divisor of its unit.
The amount is divided by the divisor of its unit.
unit says how the amount is scaled; decimalDigits how many digits to show.
decimalDigits says how many digits to show.
Round to decimalDigits.
Round half up.
How to round is not specified.
Rounded half up.
Put thousandsSeparator between groups of three digits.
Put symbol before or after as symbolOnLeft says.
A price in yen is shown without decimals.
Prices in a response do not repeat the currency.
Prices in the response do not repeat it: remember what you asked for.
The currency is the one you sent.
Send Currency.code as LiveQuery.currency or IndicativeQuery.currency.
Send Market.code as LiveQuery.market or IndicativeQuery.market.
Market.code as market, Locale.code as locale, Currency.code as currency.
Currency records have one set of rules for each currency.
Several currencies can share a symbol.
A market is the country a traveller buys from.
The market is the country the traveller buys from.
Suppliers set fares by country of purchase.
Another market can bring other results and other prices.
The market changes neither the language nor the currency.
market: the country the traveller buys from, yes.
locale: the language of names in the response; no.
currency: the currency of prices; changes which results, no.
The United Kingdom is UK, not GB.
Kosovo has been seen as KO.
A locale is a language and a region, such as en-GB.
Markets are named in the locale of the path.
Names of places and markets come in the locale you ask for.
The locale in the path is the language in which markets are named.
The order of the list is not specified.
Markets take the locale to name countries, nearest culture takes an IP address.
Only two calls take a parameter.
Nearest culture returns one market, one locale, one currency.
Nearest culture looks at an IP address, returns one market, one locale, one currency.
Nearest culture needs no key.
The one call that needs no API key.
ipAddress is optional: what you get without it is not specified.
IP addresses that the API knows, and IPv6, are not specified.
A server visitors connect to: the IP address of the connection.
A server behind a proxy of your own: the address your proxy reports.
A proxy that is not yours: you cannot trust it, use your default.
Treat the result as a guess.
It wins over every guess.
An IP address is not a person.
Send all three with every search.
Load the list once for each language of your site.
Load the lists when your server starts.
Months count from 1.
Take one off before you hand a month to JavaScript's Date.
The API counts months from one, JavaScript's Date from zero.
Times are local to their place and carry no time zone.
Times are local to the place, carry no time zone.
A departure is what the clock on the wall of that airport shows.
Never subtract two times to get a duration.
All zeros means not set.
LocalDate: year, month, day; dates you search for.
MonthYear: year, month, whole months of indicative prices.
LocalDateTime: hour, minute, second; departures and arrivals.
Parse and format in UTC.
Dates are objects of whole numbers, not strings.
Send numbers as numbers.
Markets, locales, currencies come as lists; places and flight results come as maps.
Every entry of a map has its id as the key.
Ignore fields you do not know.
Cope with a field that is missing, null or empty.
Treat ids and tokens as opaque text.
Every response to a successful call carries a status.
The HTTP status says whether the call worked, the status in the body whether the work is done.
In the path: markets and places by locale; poll by sessionToken.
In the query string: nearest culture, ipAddress.
In the body: query of the two flight searches; locator, locale of the nearest places.
market, locale, currency are in every query.
Send Content-Type with every body.
Names are in camelCase.
Currencies no longer have a rounding coefficient.
Countries are now called markets.
Nothing reads RoundingCoefficient.
Field names begin in lower case.
Three calls get a new URL.
Live and indicative responses of V1.0 carried a list of currencies.
How many adults travel, at least 1.
0 stops is direct.
Price.amount: an int64 written as a string.
quoteCreationTimestamp: in seconds since 1970.
Scores: higher is better, between 0 and 1.
Ratings: from 0 to 5.
Currency.code is the ISO 4217 code.
Each locale is named in its own language.
`;
