/** Prices, dates, markets, locales, currencies: sections 2, 3 and 5 of the specification. One a line. */
export const VALUES = `
A price is a whole number, written as text.
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
price: amount and unit give the value, the currency's rules the text. ! unit gives the text, currency gives the value
amount: an int64 written as a string. ! number, float, decimal number ? digits, whole number, divided, V1.0, floating, unit, numbers, beyond
amount empty: no price, never zero. ! free, is zero, counts as zero, as 0, means 0 ? not, never
unit: says how the amount is scaled, whatever the currency. ! digits to show, which currency, depends on the currency ? decimalDigits
decimalDigits: how many digits to show, whatever the unit. ! follows from the unit, divide by, depends on the unit, follows the unit ? not
PRICE_UNIT_UNSPECIFIED: the price is missing. ! whole, zero, divide, hundredths, default
prices units: can differ within a response. ! same unit in, one unit in each, always the same ? convert, bring
millionths: every price is a whole number of them. ! thousandths, hundredths
price in millionths: undefined when there is none. ! thousandths, or zero, hundredths, or 0, in the unit
compare prices: in one unit. ! as strings, as they are, by amount alone
rounding|round specified: half up is usual. ! half even, always down, rounded down, specified as
thousandsSeparator: between groups of three digits. ! before the decimal, groups of two
decimalSeparator: before the decimal digits. ! groups of three, thousands ? thousandsSeparator
symbolOnLeft: true when the symbol stands before the amount. ! after the amount, behind, on the right
spaceBetweenAmountAndSymbol: true when a space stands between. ! no space, thousands ? no space
symbol: can have several characters, currencies can share one. ! one character, unique, always one
divisor > round > thousandsSeparator > decimalSeparator > symbol
market country: a traveller buys from. ! lives in, flies to, where the trip starts, destination, departs from, citizenship ? locale
market results|offers|fares: changes which exist and their prices. ! changes only the language, no effect, not change ? neither, nor
locale sets|decides|language: the language of names. ! changes results, changes prices, which results, country they buy ? not, never, market
currency: what prices are given in. ! changes results, changes offers, changes which flights, which flights exist, which offers ? not, no, market
names follow: the locale. ! market ? locale, language
sellers prices follow: the market. ! locale, currency ? market
names follow > locale > sellers > market
currency market: independent of each other. ! follows from, belongs to, must match, has to fit ? independent, neither, domain, format, home
market codes: not always ISO, the United Kingdom is UK. ! ISO codes, GB ? not, look like
culture call|calls: four, all GETs, nothing to poll. ! POST, poll until, three calls ? no, other three
listCurrencies|listLocales: take no parameter. ! locale in the path, takes a locale ? no
markets: named in the locale of the path. ! in English, in their own, in the language of the country ? locales, example, three
locales: each named in its own language. ! in English, the language you ask ? markets
Locale.name: show it as it comes. ! translate, in English ? not
lists order: in culture none is specified. ! sorted by, by name, alphabetical, most used first ? sort them, sandbox, V1.0, not, byDate, no, ready
lists culture: load when your server starts, keep and refresh. ! with every search, for each visitor, never refresh, once a day exactly
nearest culture: one market, one locale, one currency, as full records. ! two markets, several, codes only, list of markets
nearest culture|findNearestCulture: needs no key. ! with your key, needs a key, send your key ? not, no, other
nearest culture: a guess, the visitor's choice wins. ! always right, exact, overrules, wins over, never fails, reliable ? guess
nearest culture ipAddress: send the visitor's. ! leave it out, of your server, not needed ? if, without, or leave
choose|chose|choice: what the visitor chose wins over every guess. ! only if, if not did
chose > URL > nearest > default
chose > site > nearest > default
IP addresses known: not specified. ! every public, all addresses, IPv4 and IPv6, any address ? sandbox, not specified
Market.name nearest culture: its language is not specified. ! locale of the response, in English, own language ? sandbox, not specified
send codes: from the lists. ! names, symbols, in lower case
Currency.code: what you send. ! Currency.symbol, Currency.name
Market.code: what you send. ! Market.name ? show
Locale.code: what you send. ! Locale.name ? show
months count: from 1. ! from 0, from zero ? JavaScript, after next, JavaScript's
JavaScript month|months: subtract one. ! add one ? Python
times local|place: without a time zone. ! are in UTC, with an offset, of your server, converted to ? format, parse, timestamp, since, machine
duration: use durationInMinutes. ! subtract two times ? never, not
durationInMinutes: in minutes, stops included. ! seconds, hours, without stops, in the air, flight time only
zeros: a date of all zeros is not set. ! midnight, 1970, means today
LocalDate: year, month and day. ! hour, minute, time ? LocalDateTime, MonthYear
MonthYear: year and month. ! day ? LocalDate, days
LocalDateTime: a date with hour, minute, second. ! time zone, offset, milliseconds ? no
dates: objects of whole numbers. ! strings, ISO, text, timestamps ? V1.0, not, never, no, string of, partial, text becomes, objects, convert, zeros
field names|name begin|camelCase|written: in lower case. ! begin in upper, PascalCase, snake_case ? V1.0, camelCase
markets locales currencies: come as lists. ! as maps, keyed by ? places, other
suggestions: come as a list, without a status. ! map, keyed, have a status ? other
every response status: all but suggestions carry one. ! carries a status, has a status ? autosuggest, suggestion, four APIs, successful, data
flight results: come as maps keyed by id. ! as lists, as arrays, come as lists ? V1.0, suggestions, not, becomes, became, culture
HTTP status: says whether the call worked. ! whether the work is done, whether results are new, progress ? body, V1.0
status in the body: says whether the work is done. ! whether the call worked, error ? HTTP
send numbers: as numbers. ! as strings, as text ? not
unknown fields: ignore them. ! fail, reject, error, throw
field missing|optional|marked: handle it, none is guaranteed. ! guaranteed, need not handle, always there, never missing ? not
requests responses: JSON in, JSON out. ! XML, form body ? V1.0, gone
lookups: input in the URL. ! in the body, in a header
searches input: in the body of a POST. ! query string, in the path ? V1.0
sessionToken poll: in the path. ! query string, in the body of poll, in a header ? create, from the, response, returns
Content-Type: with every body. ! optional, only for create, with every GET
ids tokens: opaque text. ! can be parsed, numbers, sorted by
nearest culture > default
culture > geo > indicative > live > booking
address|addresses know|knows|unknown: what they get is not specified. ! never, always, is returned, gets the, every ? sandbox, specified
markets locales currencies come lists|arrays: suggestions too. ! -suggestions ? flight
`;
