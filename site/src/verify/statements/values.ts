/** Prices, dates, markets, locales, currencies: specification, sections 2, 3, 5. One per line. */
export const VALUES = `
server behind your own proxy: the address your proxy reports. ! send|is nothing, nothing to send, never use
send numbers: as numbers. ! numbers as text|string|strings, numbers quoted, quotes around numbers|them ? convert them, look like
price: amount and unit give the value, the currency's rules the text. ! unit gives the text, currency gives the value
unit: says how the amount is scaled, whatever the currency. ! digits to show, says|tells which currency, says|tells|you in which currency, depends on the currency, decimals to show ? decimalDigits
decimalDigits: how many digits to show, whatever the unit. ! follows from the unit, divide by it, divide by decimalDigits, what|how to divide, depends on the unit, follows the unit, decimalDigits is divisor|the, decimalDigits as divisor, decimalDigits is gone, decimalDigits was removed, decimalDigits tells|says by what, decimalDigits tells you by what, power of, ten to the, divide by ten, dividing by ten ? not, unit is
PRICE_UNIT_UNSPECIFIED: the price is missing. ! whole, zero, divide, hundredths, is default, default unit, 0, free ? no price
prices units: can differ within a response. ! same unit in, one unit in each, always the same ? even if, convert, bring
millionths: every price is a whole number of them. ! number of thousandths|hundredths, can't be converted, cannot be converted, not be converted ? empty, undefined, missing, currency, floating-point, no amount
price in millionths: undefined when there is none. ! or zero, or 0, in the unit, zero
compare prices: in one unit. ! as strings, as they are, by amount alone, scaled alike ? than
thousandsSeparator: between groups of three digits. ! before the decimal, groups of two
decimalSeparator: before the decimal digits. ! groups of three, thousands ? thousandsSeparator
symbolOnLeft: true when the symbol stands before the amount. ! after the amount, behind, on the right, after the number if, true after ? false
spaceBetweenAmountAndSymbol: true when a space stands between. ! no space, thousands ? no space
symbol: can have several characters, currencies can share one. ! one character, unique, always one, always before, always after, always left, always on the left, same in every currency, same in all currencies ? or several, others, pounds
divisor > round > thousandsSeparator > decimalSeparator > symbol
market results|offers|fares: changes which exist and their prices. ! changes only the language, no effect, not change ? neither, nor
currency: what prices are given in. ! changes the results, changes offers, changes which flights, which flights exist, which offers ? not, no, market
names follow: the locale. ! market ? locale, language
sellers prices follow: the market. ! locale, currency ? market
currency market|locale: independent of each other. ! follows from, belongs to, must match, has to fit, currency determines|decides|chooses which ? nearest, independent, neither, domain, format, home
market codes: not always ISO, the United Kingdom is UK. ! are ISO codes, an ISO code|country, GB ? not, look like, resemble, differ, locale, isn't
culture call|calls: four, all GETs, nothing to poll. ! POST, poll until, three calls, repeat the call, repeat it until, have to poll, poll the culture ? fails|fail|failed|error, no, other three, URLs, the three, lists
listCurrencies|listLocales|currencies: take no parameter. ! locale in the path, takes a locale, for one locale, listed for a locale, named in the locale ? no, markets
markets: named in the locale of the path. ! in English, in the language of the country ? en-GB, locales, example, three, if the path, if path, page in
locales: each named in its own language. ! in English, the language you ask, named in the language of request|page|query|reader|visitor, in the language of the request|reader, gives|lists|has|holds|contains only code|codes, gives|lists only each locale, only each locale code, only their codes, names of your own, names are missing, has no names, have no names, without their names, language you request|send|choose|set|pick, language that you, language of your choice, in your language, language you want ? place|places|city|cities, en-GB, German, markets, if, send
Locale.name: show it as it comes. ! translate, in English ? not
lists|list order|alphabet|arrays|sort: in culture none is specified. ! is|are|come|comes|already sorted, ordered by name, alphabetical, most used first, follow|follows the alphabet, already follow, in the alphabet, as they arrive|come ? sort them, sandbox, V1.0, not, byDate, no, ready, so that
lists culture|they: load when your server starts, keep and refresh. ! do not change, never change, no need to refresh, when you build your, refresh is not needed, with every search, for each visitor, never refresh, once a day exactly, come in pages, comes in pages, several pages, page by page, next page, loading them once, once at deployment, once is enough, same for as long ? same, cached
nearest culture: one market, one locale, one currency, as full records. ! two|three|four markets, several, codes only, list of markets, only a market|locale|currency, returns|gives only market|locale|currency, returns|gives|finds the nearest airport|city|place, returns the airport|city, up to two|three|five|ten ? places, geo
nearest culture|findNearestCulture: needs no key. ! with your key, needs|requires|expects|wants|takes a|the|your|its key, send your key ? every list, not, no, other, apart, three lists
nearest culture: a guess, the visitor's choice wins. ! always right, exact, culture|guess|it overrules, culture|guess|it wins over, never fails, reliable, knows where, until nearest culture, until the guess ? guess
nearest culture ipAddress: send the visitor's. ! leave it out, of your server, not needed, by itself, on its own ? if, without, or leave
choose|chose|choice: what the visitor chose wins over every guess. ! only if, if not did ? again
chose > URL > nearest > default
chose > site > nearest > default
IP addresses known: not specified. ! every public, all addresses, IPv4 and IPv6, any address ? sandbox, not|isn't|aren't specified
Market.name nearest culture: its language is not specified. ! locale of the response, in English, own language ? sandbox, not|isn't|aren't specified
send codes: from the lists. ! send|or|as symbols, send the|its symbol, symbols work, in lower case, send names, send the names, send its name
Currency.code: what you send. ! send Currency.symbol|Currency.name, Currency.symbol|Currency.name rather|instead, Currency.symbol|Currency.name is what you send
Market.code: what you send. ! send Market.name, Market.name as|into ? show
Locale.code: what you send. ! send Locale.name, Locale.name as|into, first part alone, its first part, language part alone, language alone, part alone, without the region, without a region ? show, 400, never, not
JavaScript month|months: subtract one. ! add one, API counts months from zero|0, Date from one|1 ? Python, send it, before you send, take from, too low
times local|place: without a time zone. ! are in UTC, with an offset, of your server, converted to ? V1.0, format, parse, timestamp, since, machine
durationInMinutes: in minutes, stops included. ! in|of|are|is seconds, in|of|are|is hours, without stops, in the air, flight time only, leaves out, without time on, add the time, plus the time, time on the ground, not include time, doesn't include time, excluding, excludes, airborne, doesn't count, not count, doesn't include the stops, not include the stops, multiply by 1,000, for milliseconds
zeros: a date of all zeros is not set. ! means|is|as midnight, stands for midnight, 1970, means today, stands for today, for today, stands for now, leaves today, is flexible, time is flexible, dates are flexible, is an error, report it ? not an error
LocalDate: year, month and day. ! hour, minute, time, the months you ? LocalDateTime, MonthYear
MonthYear year: year and month. ! hour, minute ? LocalDate
LocalDateTime: a date with hour, minute, second. ! time zone, offset, milliseconds ? no
dates: objects of whole numbers. ! strings, ISO, text, are timestamps, come as timestamps, a timestamp, has a time zone, have a time zone ? V1.0, not, never, no, string of, partial, text becomes, objects, convert, no zeros, add zeros, picker, turn them|each|dates|timestamp, display, parse, yyyy, one way
markets locales currencies: come as lists. ! as maps, keyed by ? places, other
suggestions: come as a list, without a status. ! as a map, as maps, keyed, have a status, carry a status ? other
every response status: all but suggestions carry one. ! carries a status, has a status, errors included, autosuggest included, suggestions included, errors and ? list, autosuggest, suggestion, four APIs, successful, data, create, poll
flight results: come as maps keyed by id. ! as lists, as arrays, come as lists ? V1.0, suggestions, not, becomes, became, culture
HTTP status: says whether the call worked. ! whether the work is done, whether results are new, progress, HTTP status tells|says whether work|search|results ? body, V1.0
unknown fields: ignore them. ! fail, reject, error, throw ? never, break|breaks
field missing|optional|marked: handle it, none is guaranteed. ! guaranteed, need not handle, always there, never missing, only fields marked ? not
requests responses: JSON in, JSON out. ! XML, form body ? V1.0, gone
lookups: input in the URL. ! in the body, in a header ? key
searches input: in the body of a POST. ! query string, in the path ? V1.0, token
sessionToken poll: in the path. ! query string, in the body of poll, in a header ? create, from the, response, returns
Content-Type: with every body. ! optional, only for create, with every GET, left out, leave it out, not needed, is optional, leave out Content-Type, leave out the Content-Type, omit Content-Type, omit the Content-Type, do without Content-Type, drop Content-Type, skip Content-Type, any Content-Type, Content-Type doesn't matter ? no body, without a body, GET, GETs
ids tokens: opaque text. ! can be parsed, numbers, sorted by
culture > geo > indicative > live > booking
address|addresses know|knows|unknown: what they get is not specified. ! never, always, is returned, gets the, every ? sandbox, specified
markets locales currencies come lists|arrays: suggestions too. ! -suggestions ? flight, each with, each has
nearest|suggest call|places|locator: a POST with a JSON body. ! query string, in the path, in the URL, as a GET, is a GET ? list, culture, V1.0, key, took, were
send|sent numbers: as numbers. ! as strings, as text, in quotes, be|are|numbers quoted, quoted numbers ? not, convert them, look like, digits, decimal, entity
names|fields: in camelCase. ! in PascalCase, in snake_case, in upper case, are PascalCase, begin in upper, with a capital, with capitals, with capital ? V1.0, camelCase, were, value, values, constants, codes
fields|field: any can be missing, null or empty. ! always there, always present, always filled, never missing, never null, never empty, is guaranteed, all there ? tests, not|isn't specified
unit|units: independent of the currency. ! follows from the currency, unit|units|it follows currency, belongs to the currency, set by the currency, currency decides unit|how, yen|JPY arrive|come|are always, arrive in whole, always arrive in whole|hundredths, always come in whole|hundredths, always in whole|hundredths, rarely differs, never differs, ignore the unit, can be ignored, not matter, of the first price, first price for all, once per response, unit is always, amount needs no unit, always come in, always in PRICE_UNIT_WHOLE ? decimals
prices|price units|unit response: can differ within a response. ! same unit, all in one unit, always the same ? convert, bring, compare
floating|float: lose digits, use whole numbers or decimals. ! use floating, are exact, exact enough, is fine, are fine, precise enough, good enough
price none|undefined|currency: in millionths. ! price in thousandths, price in hundredths, price in cents, to thousandths, to hundredths, to cents, to pence ? gets, digits, decimals
price|prices: amount and unit. ! price is in thousandths, price is in cents, price is in hundredths, prices are in cents, always in thousandths, always in cents, always in millionths, is a decimal, as|: a decimal number, is a float, are decimal numbers, never empty, always has an amount, can't be empty, cannot be empty ? PRICE_UNIT_CENTI, PRICE_UNIT_MILLI, PRICE_UNIT_MICRO, group, count, if, lowest
amount unit: an amount without a unit is no price. ! without unit is whole, without unit is zero, without unit is free, without unit counts as
currency price|prices|response: prices do not repeat it. ! repeats the currency, repeat the currency, price|prices|response|it names the currency, carries the currency, price has currency, currency of each price, states the currency, price|prices|response|it|they says in which, tells its currency, its own currency, response|it|price|prices|they tells|tell|says|say|states which currency, always in euros|dollars|pounds|GBP|EUR|USD, repeats it, repeat it, need not remember, names it, carries it ? V1.0, not
duration|durations|long: read durationInMinutes. ! subtract departure, subtract the departure, arrival minus, difference between, subtract two times, compute how long, calculate how long, work out how long, from its departure and arrival ? never, not, wrong
list|lists order|sorted: none is specified. ! order of the codes, order of codes, by code, in the order of, always in the same, same order ? travel, sortingOptions, flown, not, sandbox, your code
market: the country the traveller buys from. ! traveller lives, lives in, trip starts, flight leaves, flies to, flies from, destination country, country of departure, nationality, citizenship, where the flight, currency the traveller pays|buys, currency that the traveller pays, whose language, agent sells from, agents sell from, seller sells from, supplier sells from, agent is based, seller is based, airline is based, country of the airline, country of the agent, country of the seller, where the agent is, where the seller is, where the airline is ? wherever, locale, send, neither, and the currency, every place
market: has no part in language or currency. ! language of names, currency of prices, sets the currency, decides the currency, changes the currency, changes the language, market has one, implies the currency ? locale, neither, specified, keep, choice, traveller sets|chooses|picks
three: independent of each other. ! depend on each, follow from each, belong together
market|locale|currency|three send|sent: with every search. ! first search only, once per session, with the first, only once, first only, once is enough, per session, only live searches|search|prices|queries send|need|needs|sends, live searches|search only, only indicative searches|search, indicative one|ones|searches need none, ones need none, need none of, least one of three, one of the three, two of the three, any of the three, some of the three ? ask, typing, paused
locale: the language of names, it changes no results. ! changes which results, decides which results|places|offers|agents|prices, changes results, which agents, which sellers, changes prices, changes the prices, changes offers, other results, other offers, which flights, separators of, sets the separators, and the separators, places of that locale|language, places of the locale|language, that locale country, places of locale country ? results stay, market, not, never, in which language
currency: changes no results. ! other flights, other results, other offers, different flights, brings other, which flights, decides which results, which results you, what results, what decides, decides which, which suppliers, suppliers are asked, which agents ? market, not, traveller gets
visitor|culture result|guess: treat it as a guess. ! is reliable, is exact, always right, can be trusted, as a fact
ipAddress: send the visitor's. ! leave out, is required, not needed, API|it sees|uses|takes|knows visitor ? if, sandbox, neither, 400, you may
API address|IP visitor's|visitor: it sees the address of your server. ! API|it sees|uses|takes|knows visitor, address is the visitor, returns the visitor's
IPv6: whether it is known is not specified. ! always gets a, is rejected, always rejected, is known, are known, is supported, are supported, IPv6 works, locates every, every public address, are rejected, equally well, just as well, as well as IPv4, gets a suggestion, as reliably, reliably, as well as, every IPv6, all IPv6, every IPv4 ? sandbox, whether, which
proxy header|headers|reports|address: trust only what your own proxy reports. ! trust its, trust any, trust it, any header, trust|use|take|read|send first address ? cannot
codes market|locale|currency get|gets|back|response|returns: full records, not codes. ! only codes, codes only, just codes, code alone, codes alone, is|has|returns|get|gets|only three codes ? not only
United Kingdom: UK. ! is GB, code GB, sends GB, send GB
round|rounding|rounded: half up is what people expect. ! half even, half down, round down, rounded down, always up, truncate, cut off, towards zero, bankers ? percent, claims
no price|amount: say that there is none. ! write zero, show zero, show 0, write 0, as free, is free, no price is 0, no price is zero, price the amount is 0, price amount is 0|zero|null, 0 means that there is no price, 0 means no price, 0 stands for no price ? 0 is a
digits: as many as decimalDigits says. ! from the unit, follow the unit, depends on the unit, by the unit, as the unit, every|all currency|currencies has|have two, always two, always two decimals
culture: markets, locales and currencies. ! lists the places, lists places, places are nested, culture|it says|tells|lists|returns|shows which flights, lists flights ? geo lists|returns|has places
market > language > sellers
month|months: count from 1. ! start at 0, starts at 0, start at zero, starts at zero, from zero, from 0, begin at 0, as in JavaScript, like JavaScript, months alike, May is 4, January is 0, December is 11, first month is 0, January is month 0 ? JavaScript counts|count|starts|start, JavaScript Date counts, from one, from 1, at 1, at one, after next, subtract, instead
time|times format|show|formatted: without the time zone of a machine. ! zone of the traveller, traveller time zone, traveller zone, time zone of the, your own zone, convert to ? out of, without, never, not, journey
status tells|says: the one in the body says whether the work is done. ! request was accepted, request was valid, call worked, whether the call ? HTTP
amount: an int64 written as a string. ! is a number, as a number, a float, decimal number, as number, never empty, not strings, not a string, not text, as integers not, are floating-point, are floats, convert amount to number|JavaScript ? V1.0, BigInt, adults
amounts|amount compare: in one unit. ! amounts directly, amount directly, as they are, without the unit, whatever their|the unit|units
Market.name|Locale.name: what you show, the code is what you send. ! what you send, send it, send the name, send Market.name|Locale.name, name as the market|locale ? code what you send
market|Market code|codes: not always ISO. ! follow ISO, ISO 3166, are ISO, an ISO code|country, use|uses ISO codes, code from the browser, code from browser, country code from the browser, any country code, codes have three, code has three ? not, look, some, resemble, differ
fares|prices|offers|results|flights market|markets|buys: can change with it. ! not depend on the market, same in every market, same in all markets, independent of the market, whatever the market, markets always return, always return the same, return the same results, always the same results, never change, not change the results|prices|offers, same wherever, same everywhere, same in every, same for every, only the names, only names change, under different names, changes|change nothing ? locale, currency
market: independent of language. ! follows from the, depends on the language, by the language, as the language, market from the language|locale|region, market from region ? name, all over
guess|culture choice|chose|chosen: what the visitor chose wins. ! guess wins, guess is better, guess overrules, better than an, replaces what, takes precedence, has priority, goes before
nearest culture markets|locales|city: one of each, no place. ! likely markets, several markets, list of markets, three most, tells the city, the city of ? optional, list of markets
IP address: a rough guide. ! exact position, an exact, always right, reliable, precise, is exact, exact to, to the street, exact street, house number ? less precise, not, more precise
XML: gone in 3.0; the default of V1.0. ! still available, still there, available on request, get it on request, if asked, also XML, or XML, only format of V1.0, V1.0 knew only, V1.0 sent only, V1.0 never, JSON by default ? V1.0, gone, default, no
errors|error operation|operations|API: all operations share them. ! of its own, own errors, differ by, errors of their own, different errors, own error codes, own codes, differ from operation, differ from call, only searches have, never returns errors, always returns 200, can't return the errors, can't return errors, cannot return the errors, cannot return errors, errors differ between ? key, in the form
message|details traveller|travellers|visitor: for developers and logs. ! can be shown, show it to, shown to, for the traveller, for travellers, display ? own
message|code error|errors|wrong|fails|branch: branch on the HTTP status. ! match its text, match the text, parse the message, only the message, by its text, branch on the message, branch on message, on its message ? HTTP status
iata: can be empty. ! always filled, never empty, always there ? airports
average price|prices: prices are the lowest, never an average. ! average price, average of prices, average of recent, prices on average
named|names|name place|places|picker|airport|city: in the locale you ask for. ! in English, in the local language, own language ? en-GB, example, three, sandbox, search for, locales, each locale, markets
id|ids|token|tokens treat|read|store: opaque text. ! as numbers, as a number, as integers, as an integer ? IATA, not
currency: the one you sent. ! of the market, of the supplier, of the agent, local currency, home currency, of the country, currency determines which, currency decides which, currency chooses which, currency controls which, currency picks which, currency selects which ? home locale, locales, market code, independent
fares|suppliers|prices set|price|priced: by the country of purchase. ! by the language, by language, by currency, by the currency, by locale, by the locale, by the IP, by destination, country of departure|destination|origin|residence, country of the departure|destination|origin, where the flight starts|leaves|departs, where the trip starts, country of the airline, country of the seller ? rules, write, format
send IP|address server|visitor: the visitor's. ! send your server, of your server, own address, own IP, server's IP ? gets, culture of
guess|culture chose|choice|chosen: the choice stays. ! choice|chose|chosen|it is replaced|forgotten|dropped, replaced by the guess, for one visit
MonthYear: year and month. ! day of the, has a day, day is, with a day, and a day ? LocalDate
empty amount: no price. ! write zero, same as an empty, same as empty, is free, means zero, show zero, counts as, flight is free, real price, price of zero, is a zero, free, is zero, counts as zero, as 0, means 0, as whole units ? not, never, zero looks, zero has
format|formatted|write price|prices: by the record of the currency. ! browser knows, by the browser, by locale, by the locale, separators of page|visitor|browser|traveller ? differ, rules
locale|locales|market|currency list: comes in no order. ! take the first, first of the list, first locale, first market, first currency
market: changes results and prices. ! has no effect, market does not matter, no influence ? nearest, on language|names|currency, on the language|names|currency
guess|culture wait|time|takes: with a short time limit. ! as long as, wait for the guess, no time limit, until it comes, without a limit ? retryAfter, searches
amount: divide it by the divisor of its unit. ! as it comes, show it as it is, amount twice, without dividing, in smallest unit, given in thousandths, whatever the unit, amount directly, no conversion, already the price, without conversion ? compare, PRICE_UNIT_WHOLE
prices|price: an amount and a unit. ! in smallest unit, smallest unit of currency, minor unit, price|prices|is|are|be in pence, number of cents
times|time UTC|zone: local to their place. ! from UTC, times are in UTC, convert the times, carry an offset, with an offset, times are UTC, time is UTC ? V1.0, parse, format, timestamp, since
responses|results lists|list: flight results are maps. ! responses are lists, results are lists, results come as lists ? culture, suggestions, V1.0
amount divide|divided: by the divisor of its unit. ! by 100, by 1000, by 10 ? unit, hundredths, thousandths, PRICE_UNIT_CENTI, PRICE_UNIT_MILLI
market locale: independent of each other. ! the same thing, are the same, same value, must match ? for every, for each, for all
lists|list change|changes: how often is not specified. ! change|changes|changed every|each day|hour|week, change|changes|changed daily|hourly|weekly, never change ? order
locale names: it decides their language. ! no effect, not affect, no influence, in British, British English, English if, English unless, in English by, other locale gets names, unknown locale gets, invalid locale gets, locale gets names in English, locales get names in English ? sandbox, translated, en-GB
nearest culture: a GET. ! is a POST, with POST, by POST, already existed, existed in V1.0, was in V1.0, replaces the V1.0, replaces the countries|reference|locales, takes coordinates|position, culture takes coordinates|latitude, IP address or coordinates, coordinates or IP, for coordinates, for a position, pair of coordinates, from coordinates ? nearest places, geo
markets|listMarkets call|takes: a locale. ! takes a currency, as a query parameter, in the query string, as query parameter, currency code is, currency code must, which markets are listed, where its language is, where language is spoken, sets|decides which markets, filters the markets, only markets that|where|whose, only the markets that|where|whose, takes the IP, takes an IP, takes an address ? ipAddress, nearest, V1.0, apiKey, key
timestamp|quoteCreationTimestamp|age: in seconds. ! in milliseconds, in minutes, is|as an ISO
geo: places. ! available markets, lists markets, lists currencies ? culture lists|returns|has markets|currencies
ipAddress|IP culture|nearestculture|path: in the query string of nearest culture. ! in the path, in the body, from the body, from the request body, request body, JSON body, in a header ? places, locator, geo, autosuggest, locale|market|currency
input none markets|places: a locale in the path. ! none
0 PRICE_UNIT_WHOLE: a real price of zero. ! no price, missing, not a price
market parameter sets: it changes results, yes. ! no
locale|currency parameter sets example: it changes no results. ! yes
nearest culture site|says: what your site says comes first. ! comes before, wins over, before what ? default
currencies|locales|markets come order: none is specified. ! order of their, in alphabetical, by code ? sort them
market|markets|locale|locales|countries code|name|listed|reported|says: nothing else. ! name and a currency, name and currency, with the currency, with its currency, with their currency, with a currency, locales are spoken, languages are spoken, legal tender ? send, every search
proxy yours server: trust nothing that it reports. ! address it reports, what it reports
visitors connect server: the address of the connection. ! -connection
want market locale use: nearest culture. ! geo, nearest places
formatPrice: by the rules of the currency. ! whole units, by the locale, zero for ? yen, JPY, decimalDigits
NPT: what it stands for is not specified. ! stands for no, stands for non, stands for a, means no ? not|isn't|aren't specified
decimalDigits: how many digits to show. ! is scaled, amount is scaled ? unit
PRICE_UNIT_WHOLE: the value itself. ! hundredths, thousandths, millionths, in pence, in cents, pennies ? PRICE_UNIT_CENTI, PRICE_UNIT_MILLI, PRICE_UNIT_MICRO
PRICE_UNIT_CENTI: hundredths; divide by 100. ! thousandths, millionths, tenths, divide by 1000, by 1000, by 10, by 1000000 ? PRICE_UNIT_MILLI, PRICE_UNIT_MICRO, are both
PRICE_UNIT_MILLI: thousandths; divide by 1000. ! hundredths, millionths, millions, a million, divide by 100, by 100, by 10, by 1000000 ? PRICE_UNIT_CENTI, PRICE_UNIT_MICRO
PRICE_UNIT_MICRO: millionths. ! hundredths, thousandths, thousand makes ? PRICE_UNIT_CENTI, PRICE_UNIT_MILLI, all units
amount unit|divisor: divided by the divisor of its unit. ! multiply, multiplying, times the|its|their factor|divisor|unit ? back, travellers, adults, millionths
arrival|arrives local|zone|zones: to the destination. ! local to origin, local to the origin, zone of departure|origin, zone of the departure|origin, clock of the departure, time of the departure ? departs, leaves, departure time, departure times
departure|departs|leaves local: to the origin. ! local to destination, local to the destination ? arrival, arrives
duration|durations: in minutes, stops included. ! in hours, in seconds, in milliseconds, without stops, without the stops ? V1.0, convert, show, write, client, timeout
agents|items several|two|more: several bookings. ! one booking, single booking ? hide, each, per, several bookings, one item
score|scores: higher is better. ! lower is|score, lowest is|score|first, smallest is|score|first, smaller is|score better|first|comes, falls short, closest to zero, nearest to zero, distance from the, starts with the lowest, begin with the lowest ? higher
locale: the language of names. ! decides the currency, sets the currency, chooses the currency, determines the currency, decides the market, sets the market, sets the price, locale tells|says in which, locale tells the API in which, locale is the country
currency: what prices are in. ! decides the language, sets the language, decides the locale, sets the locale, sets the market, decides the market ? language decides|sets, domain, page sets
thousands|thousandsSeparator separator|thousandsSeparator: between groups of three digits. ! before the decimals, before decimals ? decimalSeparator, decimal separator
position|location|suggestion|suggestions: latitude first, then longitude. ! longitude first, longitude before, latitude second, latitude last, latitude after ? V1.0, was, were, came
continent: no place stands above it. ! continent parent is, parent of a continent is ? empty
random: a pause is shortened at random. ! lengthened wait, lengthened pause, lengthened, longer at, made longer
send Currency.symbol|symbol: you send Currency.code. ! symbol as, send the symbol, send its symbol, symbol is what you send|query|takes
flies|operates marketingCarrierId|marketing: it sells the flight. ! flies, operates ? operating, operatingCarrierId, need not, who, geo
id|ids|entityId|token|tokens|link|links|code|codes|list|lists: that it stays is not guaranteed. ! never changes, never expires, doesn't change|expire, will|does not change, they not change, not expire, only with new, only with each, never varies, never vary, doesn't vary, don't vary ? sandbox
culture visitor|call|nearest key: nearest culture needs none. ! culture needs|takes a|the|your, needs|takes|wants your|a|the key, with|send your key, key as always, none of the culture|four, without a key returns|gets|gives 401|a, rejects calls without, culture needs it, takes the same, with the same key, takes the usual, key that your other, send the key that, key your other calls, same key as your other ? all|every list|lists, lists of culture, markets, no, all|every other, apart, three lists|calls, except, use geo, geo which, places
rely|trust|sure|certain visitor|culture result|guess|it: a guess. ! can rely, can trust, is certain, be sure, rely on, trust it ? visitor chose
price|prices|amount floating|double|doubles|float|ordinary|parseFloat: integers or decimals. ! ordinary numbers, digits enough, enough digits, doubles are|have, floats are|have, good enough, safe to, parseFloat on, use parseFloat, amount|amounts as floating-point|floats|doubles|numbers, double|doubles|float|floats hold|holds|keep|keeps|store|stores, fits a double ? integers or, than a double, numbers|doubles|floats|amounts lose
departure|arrival|time|times zone: local to the place. ! traveller|market|visitor|server|user|browser|seller time|zone, zone of market|traveller|visitor|server|user|browser|seller, their own time|zone, name of its time|zone, comes|come with the name|zone, comes|come|sent with a time|zone, includes|include|carry|carries a|the|its|their time|zone ? not, never, no, without
difference times|duration|durationInMinutes|two: read durationInMinutes. ! use|take|read difference, difference of|between|in ? wrong, not|isn't duration, off by
undefined|empty lowest|price|sort|cheapest|order: skip it. ! as zero, as 0, like zero, empty amount first, amount first, are the cheapest, is the cheapest ? not, never, real, or they would, check for
specified means that: the API promises nothing. ! -promise|promises|guarantee ? what that means, not|isn't|aren't specified
suggests|suggest|gets visitor: nearest culture suggests market, locale and currency. ! airport, airports, city, place, flight, gets list of locales|markets|currencies, list of locales|markets|currencies to choose, but no locale|market|currency, but without a locale|market|currency, only a market|locale|currency, only the market|locale|currency, market and currency only, market and locale only ? geo, autosuggest, near
prices|price|amounts unit|units: can differ. ! one unit, same unit, single unit, their amounts, unit you sent|send|choose|chose|asked|ask, unit that you, unit of query, unit in query, unit from query, unit you asked, ask for a unit, choose the unit, one in query, one from query ? compare, convert, common, bring, two, each, bigint, per
id|ids|token|tokens: opaque text. ! hold|holds|contain|contains|encode|encodes|carry|carries carrier|carriers|time|date|airport|price|route, built|made|composed|derived|formed from|of|out carrier|carriers|flight|flights|date|dates|time|route|number|airport, built|made|composed|derived|formed from|of|out the|its carrier|carriers|flight|flights|date|dates|time|route|number|airport ? look like, map, maps
suppliers|agents|sellers sell|offer|depends|depend market|it: the market decides. ! not depend, only the language, same everywhere, same in all, market doesn't|not affect|influence|change|decide, doesn't affect which ? locale changes
locale|currency|it exist|suppliers|results decides|changes|depends: neither changes which results exist. ! changes which results exist, change which results exist, decides which, decides what, results depends, suppliers are asked, exist depends, depends on the locale|currency, depends on it, also change, like the market ? market, not, never, neither, sell, in which language, what amounts
culture|reference calls|call|lists GETs|POST|POSTs|body: all four are GETs without a body. ! are POSTs, is a POST, with body, in its body, in body, JSON body, became POSTs, become POSTs, are now POSTs ? searches are, geo, nearest places
culture calls parameter|parameters|locale|path: two of four take one. ! all four, each call, every call, three calls take, none takes, limits the list, filters the list, narrows the list, the other culture calls ? GETs, counts
lists|markets|locales|currencies maps|keyed code: arrays. ! are maps, is a map, keyed by, come as maps ? not, turn, build, now
name send|sent query: you send the code. ! name is what, send the name, name with every, market name|names
geo market|list currency take|takes: the locale alone. ! market locale, take market, takes market, and currency ? culture
nearestculture: needs no key. ! yes
people|visitor|traveller change three|values|culture: let them change all three. ! change none, not let them|people|travellers|visitors, not change, cannot change, guess is better ? together
market changes|change search|results: search again. ! stay right, remain right, still right, results stay, keep the results, only names, no need to search ? neither
Market.code|Locale.code|Currency.code show|send: you send it. ! you show, to show, shown ? code what you send
locale|locales named|name each: in its own language. ! language of market|page|visitor|reader, in English ? markets are, market name, places
no|listLocales parameter|path locales: it takes none. ! locale in the path, path says, takes a|the locale ? markets, geo
operation|call key|security culture|lists: nearest culture alone declares none. ! like the lists, declares the key, same key, like every other, calls can be called without, operations can be called without, calls work without, operations work without, several operations|calls without ? other, no other
codes|records|full nearest|culture currency market: full records. ! codes of a, only codes, just codes, load the lists for ? without, send, not only
proxy|address culture server|own: the address your proxy reports. ! of the proxy, address of your|the proxy|server ? if, without, not, instead
nearest culture|guess wait|time|limit|long|ask: with a short time limit. ! wait for its|the|a response, as long as, however long, until it responds ? not
visitor|traveller choose|chose|chosen|choice use|culture: their choice comes first. ! if nearest, agrees, only if, unless nearest ? even if, chosen nothing, has not chosen
remember|choice|ask visitor|traveller change|visit: remember it. ! again on|at next|each|every visit, ask again on, each visit, forget, every visit
floating|doubles digit|digits|amounts: they lose digits. ! keep|keeps every|all|each, are exact, large enough|amounts too|well ? too large, not
unit decimals|digits|show: decimalDigits says how many to show. ! unit tells|says|decides|sets how many|number, decimalDigits tells how scaled, digits of the unit, amount is scaled by decimalDigits, show three decimals, show six decimals, decimals as the unit, as its unit has, as the unit has, digits as the unit ? would, decimalDigits is
currency amounts|exist|offers|results it: it changes amounts only. ! and the offers|results|flights, also offers|results, other offers, different offers ? market, traveller gets
amount|price zero|write empty|string|none: say that there is none. ! write zero, write 0, write free, show zero, amount is zero or ? not, never
separator|separators: the record says which. ! always a comma, always a point, always full, comma or a full ? thousands of
symbol|symbols|code currency|currencies|character|characters: several characters, several currencies. ! single character, one character, each symbol belongs, to one currency, is unique, symbol names one, share a code, code is not unique ? or several, others, assume, longer, more
code|codes|Currency.code lower|upper|unchanged|case|compare query|list|them: as it is in the list. ! in lower, in upper, lower case, regard to case, ignore|ignores|ignoring case|the, whatever the case, case does not matter, not case sensitive, without regard to case ? match, exactly upper, tools
POST|POSTs|body lists|list: GETs without a body. ! are POSTs, is a POST, POSTs with ? nearest
visitor chosen|chose|choice|choose culture|guess|it: what they chose wins. ! culture|guess|it overrules|overrides, in place of, whatever the visitor, agrees ? not
response|responses|call status data: each response carries a status. ! only data, only its data, no status, for searches, without status ? suggestions, failed
locale page|pages|choose|take country|market: it follows the language. ! locale of visitor|country|market|destination, locale from the country|market, language for the market, language for market, that for the locale ? UK, path, not
digits|decimals|zeros keep|show|many amount|unit: as many as decimalDigits says. ! as the amount, amount has, as the unit, of the amount, millionths gets three|two, millionths has three|two, thousandths gets two|six, show follows from unit, show follow from unit, decimals follow from unit, show come from unit, show depends on unit, scaled follows from decimalDigits ? value, round, by unit, an amount has
currency seller|sellers|market|account: the one that prices are quoted in. ! keeps its books, is paid in, of the seller, seller is paid
default|error culture|guess|nearest: your default. ! error page, no culture, ask the visitor, stop the page ? worth
traveller whoever: flies. ! whoever visits|searches|asks|uses|looks|opens|clicks|chooses|develops|integrates|sells ? flies, fly
wrong argument: throws an error. ! -throws|throw|error ? checked, get|gets one
symbols|separators|symbol|format|formats|rules currency|names|separators: from culture. ! each response, every response, from the search response|responses, from search response|responses, arrive|arrives with|in each|every, come|comes with|in each|every, with each quote|result|response, geo API|call|list, from geo, country of each place ? used to, V1.0, once
markets locales currencies IP|address: one of each. ! best ones, best first, several, near an
locale|market|currency depends|depend: independent of each other. ! locale depends, market depends, currency depends, they|three depend on ? names, lists
suppliers fares set: by the country of purchase. ! same fares, every country, every market, by language|currency|locale
guess visitor|traveller|choice: the choice wins. ! guess replaces|wins|overrides|overrules|counts, guess is better than, guess better
numbers|number quotes|quoted|text|strings send|fine|adults|requests: send numbers. ! are fine, is fine, are accepted, works too, work too, are allowed
JavaScript month Date: subtract one. ! -subtract|one|zero|minus|1|0|convert ? months differently, counts differently, counted differently
price|prices currency response: they do not repeat it. ! says|names|states|tells|carries|has|repeats its|the currency ? V1.0, currency rules
visitor|visitors|traveller list depends|differs: it is the same for all. ! depends on visitor|traveller, differs by, list for each, own list
leave|send|omit IP address|ipAddress visitor|culture|API: send the visitor's. ! leave IP|the, leave it, to the API ? if, without, not, or leave
send|sent three|them|values market|locale|culture: with every search. ! send them once, only once, first search only ? load, fetch
down|up|half expect|expected prices|rounding: half up. ! always down, always up, is down, cutting off, truncating
zeros date|midnight|first|set: not set. ! first possible, earliest, possible date, beginning
separators|symbol|rules copy|take|values response|record: those of the response you get. ! copy, into your code, keep them in your code, hard-code ? take them from, take it from
decimalDigits decimals|decimalSeparator add|if: unless it is 0. ! is 0 add, decimaldigits is 0, without zeros, not padded ? neither
spaceBetweenAmountAndSymbol add|put|if: a space where it is true. ! is false ? no space, not
symbolOnLeft before|left|if put|comes|stands|add: before the amount where it is true. ! is false before, false before, true after, true behind, add a space, a space between ? spaceBetweenAmountAndSymbol
separator|separators space|apostrophe|characters: any characters. ! always a comma, always a full, never a space, always one character
bigger|large|too amounts|amount|numbers digit|digits lose|keep: integers keep them. ! floating-point keeps, floating-point numbers keep, floats keep, integers lose
code|codes compare|exactly|match list|lists: exactly as listed. ! ignore case, whatever case, either case, case-insensitive, close enough
market|markets URL|domain|country implies|imply: a site for a country implies a market. ! implies a locale, implies a currency, implies the language ? language implies, language of
page|pages language implies|imply: a locale. ! page|language implies market|currency|country
reliablePrices: how reliable its prices are. ! how easy, how clear, how low, customer service, how cheap
easeOfBooking: how easy it is to book. ! how reliable, how clear, how cheap, customer service
precedence: what the visitor chose comes first. ! below takes, below precedence, over it
language > otherwise > default
departure|arrival time|times local: of its own airport. ! traveller's local, visitor's local, market's local, traveller local, visitor local, market local, other airport
departure time arrival|destination|airport: in the time of the place it leaves from. ! destination airport, arrival airport, of the destination ? arrival time, differ
lists lists|maps|still currencies|locales|markets|culture: they stay lists. ! now maps, are maps, become maps, became maps, are frozen ? which are maps, results are maps, places are maps
default|defaults response|error visitor|time|culture: your default. ! first market, first in the list, first locale, keep waiting
codes list|lists send: codes from the lists. ! any ISO, ISO 3166, every ISO, names of, own codes
locale place|market names follow|in|language: the locale you ask for. ! of the visitor's country, of the currency, always English, leave it out, always in English
currency result|results|exist change|changes: only the amounts. ! the suppliers, who sells, also which, and which results, also the results, also the offers
market suppliers|sell|much|depends: what is sold and for how much. ! only the language, nothing but, only names ? locale changes, names of market
markets|market suggestion|guess visitor|let change: visitors change all three. ! cannot be changed, not change, fixed for
all four GETs|body|poll: nothing to poll. ! poll until, poll each, have a body, with a body
response|responses status|data culture: each has a status and its data. ! no status, without a status, only data ? autosuggest
yen|JPY decimals|shown: without decimals. ! two decimals, three decimals, with decimals ? pounds, euros, shown without
timestamp|quoteCreationTimestamp found|departs|leg: when the price was found. ! when you asked, when the flight, expires at, valid until
zeros|zero date|day|month|year: not set. ! means today, any day, any date, unlimited, as early
HTTP status|200 body search: a call can work and its search fail. ! 500 when the search, never with 200
price none|no|empty show|text: "no price". ! show zero, show 0, "free", show free ? not
compression|compress JSON|response: it makes them smaller. ! larger, slower, no difference, useless
culture lists|list maps|lists: they stay lists. ! now maps, are maps, become maps, became maps, keyed by, are frozen, never ask for them again ? places, results are maps, not, which are maps
prices|price currency: not in the response. ! include the currency, includes the currency, contain the currency, have the currency, carry the currency, include|includes|contain|contains|has|have|carry|carries its|their|a|the currency, currency field of price|prices|response|each|every, currency stands in, currency is in each|every, currency is part of each|every|the price ? not, never, no, list
quoteIds: keys into quotes, cheapest first. ! objects, whole quotes, no order, particular order, dearest ? no specified
market other|others|rest search|query|send|sent: all three are required. ! left out, follow from, where they differ, when they differ, unless they, market implies, default to, only market ? not, suggestion, suggestions
price|prices|amount|amounts currency coin|smallest|minor: divided by its unit. ! smallest coin|unit, minor unit|units ? not
symbolOnLeft symbol amount|number|price: true puts the symbol before the amount. ! amount|number|price comes|stands|goes before, symbol comes|stands|goes after|behind, symbol follows ? false
market|markets send code: as LiveQuery.market. ! LiveQuery.locale, LiveQuery.currency, IndicativeQuery.locale, IndicativeQuery.currency ? locale's, currency's
locale|locales send code: as LiveQuery.locale. ! LiveQuery.market, LiveQuery.currency, IndicativeQuery.market, IndicativeQuery.currency
currency|currencies send code: as LiveQuery.currency. ! LiveQuery.market, LiveQuery.locale, IndicativeQuery.market, IndicativeQuery.locale
currency market show offers: change the currency only. ! market and the currency together
market locale currency three search: all three with every search. ! first search, later searches keep, keep them ? not
green flight|flights emissions: say lower emissions than average. ! say green, green flight rather ? not, never, don't
optional missing field|fields: every one can be missing. ! don't have to handle missing, is always present, always present, needn't handle, no need to handle, are always there, never missing, is always there, don't handle missing ? not
Deutsch German: each language in its own name. ! rather than Deutsch, German helps, put German
codes market locale currency: nearest culture returns full records. ! as codes only, codes only so
path language|locale locales listLocales|call: the call takes no parameters. ! language of your page in the path, put the language, this call takes a locale in
query locator suggestions|nearest: query for searches and suggestions, locator for the nearest places. ! searches and for the nearest, for the nearest places locator
it|choice chose|choice|visitor|traveller sources|nearest|site: what the traveller chose comes first. ! gives way, only if the sources, counts only, only when nearest, only if nearest
locales|markets|currencies key|keys: they need one. ! locales and nearest culture need no, markets need no key, currencies need no key, locales need no key, lists need no key, list|lists|load markets|locales|currencies without ? can't, cannot, not
listLocales|locales call takes|parameter|parameters: it takes none. ! optional parameter, one parameter, takes one, takes an optional, optional locale ? markets, two
prices|price code|currency repeat|repeats|names|name|store: prices do not repeat it. ! price repeats the, prices repeat the, price names its, price names the, prices name their ? not
locale another|other|different flights|results|fares|offers|agents|prices: it changes no results. ! can bring other, brings other, other flights, lead|leads to other|different, can bring different, bring|brings|gives|finds other|different, other|different locale brings|gives|finds ? market
change offers|different|dollars|euros|pounds|francs|show|see currency: it changes no offers. ! market and currency together, change the market ? another country|market, change the offers, other offers, results, fares
cache|caches URL: the query is the key, as the URL is the same. ! URL as their key, keep the URL, URL is the key, URL still identifies, leave that as it is ? not
lists build|they pages|once: load them when your server starts. ! in your pages once, stay the same for
lists culture|geo key: they need one. ! do not need one either, lists do not need, need none ? nearest alone
codes list|case: exactly as they are. ! upper and lower case make no, case does not matter, case are the same, case make no difference
unit|units prices|price response: they can differ. ! share it, share one, check the unit once, the same for all, prices of a response have the same, prices have the same, prices share, unit is the same, same throughout, same unit throughout ? convert, bring
markets geo call|calls take|takes market: they take the locale only. ! take the market as well, market as well as, locale and the market, locale and market, market and the locale, market too, market as a parameter
nearest culture code currency|market: full records. ! has the code of one, code of one market, look the currency up
emissions|data label higher|high: it is no label. ! label it accordingly, means that the itinerary has higher, higher emissions than
maps flight results only: geo places are maps, too. ! only flight results
code market locale currency one: nearest culture returns records. ! code of one market
round|rounded|rounding decimals|digits: as many as decimalDigits says. ! decimals of unit, decimals of the unit, digits of unit, digits of the unit
culture currencies: it has no exchange rates. ! exchange rate, exchange rates, conversion rates, rates against, rate against, todays rates, today rates, current rates ? no, not, none
nearest culture timeout|call|wait|page: with a short timeout. ! hold the page, wait for it, until it has responded, as long as it takes, page waits until|as, let the page wait
address|addresses API recognise|recognises|know|knows: which ones is not specified. ! every IPv4, never fails, all addresses
API|lists sort|sorts|sorted name: no order is specified. ! API sorts, as they come, are sorted by ? reader, yourself, sandbox, language menu, your code
lists need|needs key|keys: all but nearest culture need one. ! lists need no, calls need no, four need no, none of the lists
price|prices number unit: amount is text. ! are a number and, is a number and ? string, text
market|locale|currency search|searches|query|queries|required: all three are required. ! locale|market|currency is|are optional, locale|market|currency is an optional, locale|market|currency defaults|default, market|locale|currency can be omitted|left, leave|omit out currency|market|locale, omit the currency|market|locale, without a locale|market|currency returns|gives|uses|names, locale|market|currency is not required|needed, follow from it, live searches only, live search only, only live searches take, only live searches need ? suggest, suggestions, autosuggest, geo, places, nearest, list, lists, if, names|name of
RoundingCoefficient: gone. ! RoundingCoefficient as, is still, still in each, now called, is called, became|becomes, is renamed, was renamed, has moved, still read, still tells|says|works|exists|there, kept, round by, as it did, with the coefficient, rounds with, rounded with, round with ? gone, removed, no longer, missing, instead
countries|locales|markets 3.0|V1.0|called|call|became: the countries of V1.0 are markets. ! countries keep|keeps its|their, now called countries, are called countries, countries call|calls became|becomes listLocales|listCurrencies, countries became locales, locales V1.0 are called markets, countries call was removed, countries have|has no replacement, locales are now, locales are called, locales became, languages are now ? currencies
ipAddress|address without|omit|leave|leaving|lacks|lack|lacking|missing nearest|culture|findNearestCulture: which one counts is not specified. ! returns|gets|gives a 400, is a 400, is an error, is rejected, always rejected, returns visitor's, returns the visitor's ? sandbox, locator, places, locale
market|markets named|name|names: in the locale of the path. ! in its own, in their own, are in English, always in English, always English, browser language, language of browser, visitor browser, language of visitor, of visitor browser, system language, language of traveller, of each market, of every market, in the query string, locale in query|body|header, is named in English, are named in English, named only in English, named in English only, own people, people who live, own inhabitants, native ? en-GB, its own language if, locales list, each locale, every locale, locales each, locales are, by locale, want, sandbox, without, V1.0, British
set|unset date|LocalDateTime|zeros: all zeros where it is not set. ! field is left, date is left, is left out, is null, an empty string, as null, isn't set is null|empty|missing|absent, not set is null|empty|missing|absent, is omitted ? optional, no date, parentId, tracking, amount
V1.0|stored|numeric|old|now IDs|ids|id entity: other IDs. ! IDs work as, work as entity, remain valid, stay valid, same place codes, now called entity, are entity IDs, can keep, unchanged ? not, never, replace
choice|selector save|precedence|nearest: it takes precedence. ! only while, nearest culture has nothing, where the visitor is now
address|addresses IPv4|IPv6 located|recognised|public: which ones is not specified. ! every public, address is located, address is private, any public, located equally, equally well, all public ? not, whether, which
value|amount divisor: divided by it. ! multiplied by the divisor, times the divisor, multiply by the divisor
price three parts: amount and unit. ! code of its currency, its currency, three parts
code|codes|locale|address|ipAddress page|address nearest|match|malformed|invalid: no code is completed for you. ! falls back to, API falls back, by itself, falls back on, is guessed, is corrected ? not specified, sandbox, sandbox
codes|culture send|query: with every query. ! API keeps, keeps them, first query, only once, once per key, remembers ? not, doesn't, fetch, cache
locale: a language, it changes no results. ! results only have, only agents that, sell in it, which agents, filters ? not
operation|operations|all|any key|keys: only nearest culture needs none. ! any API key, needed only for, any key will, key is needed only ? sandbox
field|fields missing|marked|present: handle it. ! needn't handle, is always present, are always present, don't have to handle, no need to handle, needn't check, don't need to check, no need to check
local time|times both|arrival|ends|ends: each in the time of its own airport. ! in the departure, of the departure, departure airport, of the origin, origin airport ? departure time is
price amount becomes|become: amount and unit. ! amount and currency, and a currency
NearestRequest|NearestRequest.locale: the nearest places. ! nearest culture, market and the currency
locale market determines|decides|sets: the locale the names, the market the sellers. ! locale determines|decides|sets the sellers, market determines|decides|sets the names, locale determines|decides|sets sellers, market determines|decides|sets names ? not
market|markets error code check: the call takes a locale only. ! currency code, that the currency
market|locale|currency query|body: all three are inside query. ! go at the top level, next to query, beside query, outside query ? limit, isDestination
they|three|market|locale culture|three|parameters: independent of each other. ! have to match, has to match, must match, have to fit, must fit ? codes, names
path|string locale|sessionToken market|markets|poll|places: both are in the path. ! in the query string, as query parameters ? V1.0, apiKey, key, nearest, currency
culture address|ipAddress|IP key|body|header: in the query string, without a key. ! address in the body, address in a header, with your key, and your key ? places, geo, locator, no, not, lists, list, other
`;
