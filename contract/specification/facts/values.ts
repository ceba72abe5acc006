import type { Fact } from "./fact.ts";

/** Sections 3 and 5 of the specification: prices, times, places, and what fields mean. */
export const VALUES: readonly Fact[] = [
  {
    fact: "PRICE_UNIT_WHOLE divides by 1.",
    when: /price_unit_whole/,
    refuses:
      /\b(divide|divided|divisor|by) (by )?(10|100|1,?000|10,?000|1,?000,?000)\b|hundredth|thousandth|millionth/,
    unless: /price_unit_(centi|milli|micro)|\d (hundredth|thousandth|millionth)s/,
    wrong: "`PRICE_UNIT_WHOLE`: divide by 100.",
    right: "`PRICE_UNIT_WHOLE`: divide by 1.",
  },
  {
    fact: "PRICE_UNIT_CENTI divides by 100.",
    when: /price_unit_centi/,
    refuses:
      /\b(divide|divided|divisor|by) (by )?(1|10|1,?000|10,?000|1,?000,?000)\b(?!,)|thousandth|millionth/,
    unless: /price_unit_(whole|milli|micro)|\d (hundredth|thousandth|millionth)s/,
    wrong: "`PRICE_UNIT_CENTI`: divide by 1000.",
    right: "`PRICE_UNIT_CENTI`: divide by 100.",
  },
  {
    fact: "PRICE_UNIT_MILLI divides by 1000.",
    when: /price_unit_milli/,
    refuses:
      /\b(divide|divided|divisor|by) (by )?(1|10|100|10,?000|1,?000,?000)\b(?!,)|hundredth|millionth/,
    unless: /price_unit_(whole|centi|micro)|\d (hundredth|thousandth|millionth)s/,
    wrong: "`PRICE_UNIT_MILLI`: divide by 100.",
    right: "`PRICE_UNIT_MILLI`: divide by 1,000.",
  },
  {
    fact: "PRICE_UNIT_MICRO divides by 1000000.",
    when: /price_unit_micro/,
    refuses:
      /\b(divide|divided|divisor|by) (by )?(1|10|100|1,?000|10,?000|100,?000)\b(?!,)|hundredth|thousandth/,
    unless: /price_unit_(whole|centi|milli)|\d (hundredth|thousandth|millionth)s/,
    wrong: "`PRICE_UNIT_MICRO`: divide by 1000.",
    right: "`PRICE_UNIT_MICRO`: divide by 1,000,000.",
  },
  {
    fact: "An amount is divided by what its unit says.",
    when: /\b(amount|price)s?\b/,
    refuses: /\bmultipl(y|ied|ies)\b[^.]{0,40}\b(unit|amount|divisor|100|1,?000)\b/,
    unless: /\b(back|travellers|adults)\b/,
    wrong: "Multiply the amount by the unit's divisor.",
    right: "Divide the amount by the unit's divisor.",
  },
  {
    fact: "An empty amount means that there is no price: never zero, never free.",
    refuses:
      /\b(empty|missing) (amount|price)s?\b[^.]{0,50}\b(is|means|as|stands for|counts as|equals) (a )?(free|zero|0|£0|nothing to pay)\b/,
    wrong: "An empty amount means zero.",
    right: "An empty amount is not zero: the price is missing.",
  },
  {
    fact: "An amount is an int64 written as a string, too large for floating-point numbers.",
    when: /\bamounts?\b/,
    refuses:
      /\b(is|are|as|comes as|into) (a |an )?(plain )?(number|float|floating-point number|decimal number|double)s?\b/,
    unless: /\b(exceed|string|text|big|whole number)\b/,
    wrong: "An amount is a floating-point number.",
    right: "An amount is a string that holds a whole number.",
  },
  {
    fact: "Dates and times are local to their place, without time zone and offset.",
    when: /\b(departure|arrival|dates?|times?|datetime|local)\w*\b/,
    refuses:
      /\b(are|is|given|come|comes|written|returned) (always )?(in|as) (utc|gmt|the (traveller|user|visitor|browser|server)'s time( zone)?)\b|\b(carry|carries|include|includes|have|has|with) (a|an|its|the|their) (time zone|utc offset|offset)\b/,
    unless: /\b(timestamp|creation|neutral|of the place|v1\.0|suggest)\b/,
    wrong: "Departure times are in UTC.",
    right: "Departure times carry no time zone.",
  },
  {
    fact: "A departure is local to the origin, an arrival to the destination.",
    refuses:
      /\b(departure|leaves|departs)\b[^.,;]{0,40}\blocal to the destination\b|\b(arrival|arrives)\b[^.,;]{0,40}\blocal to the origin\b|\bboth (times )?(are )?local to the (origin|destination)\b/,
    wrong: "The arrival is local to the origin.",
    right: "The arrival is local to the destination.",
  },
  {
    fact: "Durations are in minutes, stops included.",
    when: /\bduration/,
    refuses:
      /\bin (seconds|hours|milliseconds)\b|\b(without|excluding|not counting|less) (the )?(stops|waits|layovers|waiting)\b/,
    unless: /\b(v1\.0|convert|show|write)\b/,
    wrong: "The duration is in hours.",
    right: "The duration is in minutes, stops included.",
  },
  {
    fact: "Months count from 1 to 12.",
    when: /\bmonths?\b/,
    refuses: /\b(0 to 11|zero-based|(counts?|counted|starts?|begins?) (from|at|with) (0|zero))\b/,
    unless: /\b(javascript|getmonth|getutcmonth|date\.utc|\+ 1)\b/,
    wrong: "The month counts from 0.",
    right: "JavaScript counts months from 0, the API does not.",
  },
  {
    fact: "An airport's parent is a city, a city's a country, a country's a continent.",
    refuses:
      /\bairport'?s?\b[^.,;|]{0,15}\bparent\b[^.,;|]{0,12}\b(country|continent|airport)\b|\bcity'?s?\b[^.,;|]{0,15}\bparent\b[^.,;|]{0,12}\b(continent|airport)\b|\bcountry'?s?\b[^.,;|]{0,15}\bparent\b[^.,;|]{0,12}\b(city|airport)\b|\bparent\b[^.]{0,20}\b(below|smaller|inside it)\b/,
    wrong: "An airport's parent is its country.",
    right: "An airport's parent is its city.",
  },
  {
    fact: "Airports and cities have IATA codes; countries and continents go by entity ID.",
    refuses:
      /\b(countr(y|ies)|continents?)\b[^.;|]{0,25}\b(has|have|by|with|use|uses|take|takes) (an? |its |their )?iata\b|\bentity ids?\b[^.]{0,20}\b(only|exist) (for|on) (airports|cities)\b/,
    unless: /\b(empty)\b/,
    wrong: "Countries have an IATA code as well.",
    right: "Countries have no IATA code.",
  },
  {
    fact: "An entity ID is digits written as a string.",
    when: /\bentity ?ids?\b/,
    refuses: /\b(is|are|as) (a |an )?(number|integer)s?\b|\bthree letters\b/,
    unless: /\b(string|text)\b/,
    wrong: "An entity ID is a number.",
    right: "An entity ID is a string of digits, not a number.",
  },
  {
    fact: "A marketing carrier sells the flight, an operating carrier flies it.",
    refuses:
      /\bmarketing ?(carrier|airline)\w*\b[^.,;|]{0,30}\b(flies|fly|operates|operate)\b|\boperating ?(carrier|airline)\w*\b[^.,;|]{0,30}\b(sells|sell|markets)\b/,
    unless: /\b(need not|who)\b/,
    wrong: "The marketing carrier flies the plane.",
    right: "The operating carrier flies the plane.",
  },
  {
    fact: "On a self-transfer the traveller carries the risk; managed, the seller; protected, the agent helps.",
    refuses:
      /(?<!protected[_ -])self[_ -]transfer\b[^.;|]{0,60}\b(seller|agent|airline) (carries|helps|rebooks|is liable)|\btransfer_type_managed\b[^.;|]{0,60}\btraveller (carries|is on)|\bprotected[_ -]self[_ -]transfer\b[^.;|]{0,60}\b(nobody|no one) helps\b/,
    wrong: "`TRANSFER_TYPE_SELF_TRANSFER`: the seller carries the risk.",
    right: "`TRANSFER_TYPE_SELF_TRANSFER`: the traveller carries the risk.",
  },
  {
    fact: "Several agents of an option mean several bookings.",
    refuses:
      /\b(several|two|more than one) (agents?|items?)\b[^.]{0,40}\b(one|a single) booking\b|\bone booking\b[^.]{0,30}\b(several|two) agents\b/,
    unless: /\b(each|per)\b/,
    wrong: "Several agents make one booking.",
    right: "Several agents mean several bookings.",
  },
  {
    fact: "The order of pricing options is not specified.",
    when: /\b(pricing ?options?|options? of an itinerary)\b/,
    refuses:
      /\b(come|are|is|arrive) (always )?(sorted|ordered|in order of price|cheapest first|by price)\b|\bthe first (one|option|pricing option) is (always )?the cheapest\b/,
    unless: /\b(sandbox)\b/,
    wrong: "Pricing options come sorted, cheapest first.",
    right: "The first option is not always the cheapest.",
  },
  {
    fact: "In a sorting option a higher score is better.",
    when: /\bscores?\b/,
    refuses: /\b(lower|lowest|smaller|smallest)\b[^.]{0,20}\b(better|best|first|on top|wins)\b/,
    wrong: "The lowest score is the best.",
    right: "A higher score is better.",
  },
  {
    fact: "An eco contender's emissions are at least 6 % below the average of its route.",
    when: /\b(eco ?contender|isecocontender|emissions|carbon footprint)\b/,
    refuses:
      /\b(above|more than|higher than|over) (the )?(average|others)|\bat most 6 ?%|\bup to 6 ?%|\bbelow the (best|lowest|worst)\b/,
    unless: /\b(positive|whether)\b/,
    wrong: "An eco contender is at least 6% above the average.",
    right: "An eco contender is at least 6% below the average.",
  },
  {
    fact: "The market is the country of purchase.",
    when: /\bmarket\b/,
    refuses:
      /\bcountry (of|where|in which) (the )?(departure|destination|arrival|residence|nationality|flight (starts|departs|leaves)|traveller (lives|is from))\b/,
    wrong: "The market is the country of departure.",
    right: "The market is the country of purchase, not the country of departure.",
  },
  {
    fact: "The locale is the language of names; the currency is what prices are in; neither follows from the other.",
    refuses:
      /\blocale\b[^.,;]{0,25}\b(sets|decides|chooses|determines|is) (the )?(currency|market|price)\b|\bcurrency\b[^.,;]{0,25}\b(sets|decides|determines) (the )?(language|locale|market)\b/,
    wrong: "The locale decides the currency.",
    right: "The locale does not set the currency.",
  },
  {
    fact: "A thousands separator stands between groups of three digits, a decimal separator before the decimals.",
    refuses:
      /\bthousands ?separator\b[^.,;|]{0,40}\bdecimals?\b|\bdecimal ?separator\b[^.,;|]{0,40}\b(thousands|groups)\b/,
    unless: /\b(and|,)\b/,
    wrong: "The thousands separator stands before the decimals.",
    right: "The decimal separator stands before the decimals.",
  },
  {
    fact: "With symbolOnLeft the symbol stands before the amount.",
    when: /symbolonleft/,
    refuses: /\b(after|behind|to the right of|follows) the amount\b/,
    unless: /\b(false|unless|otherwise)\b/,
    wrong: "With `symbolOnLeft` the symbol stands after the amount.",
    right: "With `symbolOnLeft` the symbol stands before the amount.",
  },
  {
    fact: "Nothing is guaranteed that the specification leaves open.",
    refuses:
      /\b(is|are|we|it|which is) guarantee[ds]?\b|\bguarantees? that\b|\b(tokens?|links?|ids?|prices?|codes?|orders?|responses?)\b[^.]{0,30}\b(never|will not|won't) (changes?|expires?|fails?)\b|\bforever\b|\bat any time, without limit\b/,
    unless:
      /\b(not guaranteed|no guarantee|nothing (is )?guarantee|in the sandbox|sandbox|until)\b/,
    wrong: "The order is guaranteed.",
    right: "The order is not guaranteed.",
  },
  {
    fact: "The sandbox sells nothing: its flights and prices are made up.",
    when: /\bsandbox\b/,
    refuses:
      /\b(real|actual|true|today's real) (flights|prices|offers|airlines|fares)\b|\bsame (prices|flights|offers) as production\b|\bcalls production\b/,
    wrong: "The sandbox returns real prices.",
    right: "The sandbox has no real prices.",
  },
  {
    fact: "A location is latitude first, then longitude.",
    refuses:
      /\blongitude (comes )?(first|before (the )?latitude)\b|\blatitude (second|after|last)\b/,
    unless: /\b(was|were)\b/,
    wrong: "The position is one text, longitude first.",
    right: "The position is one text, latitude first.",
  },
  {
    fact: "A quote's timestamp counts seconds in the examples.",
    when: /\b(quotecreationtimestamp|timestamp of (a|the) quote|quote'?s? timestamp|on each leg, as)\b/,
    refuses: /\b(milliseconds|minutes|hours)\b/,
    unless: /\b(date\.now|1,?000|multiply|before you|javascript)\b/,
    wrong: "`quoteCreationTimestamp` is in milliseconds.",
    right: "`quoteCreationTimestamp` is in seconds.",
  },
  {
    fact: "The sandbox's clock is in milliseconds since 1970.",
    when: /\bclock\b/,
    refuses: /(?<!milli)seconds since 1970/,
    wrong: "`clock` returns seconds since 1970.",
    right: "`clock` returns milliseconds since 1970.",
  },
  {
    fact: "The nearest places begin with one airport and go up: its city, its country, its continent.",
    when: /\bnearest\b/,
    refuses:
      /\bgoes down\b|\bdown to\b|\bstarts (at|with) the nearest (city|country)\b|\b(two|three|several|all) (closest|nearest) airports\b/,
    wrong: "The response starts at the nearest city and goes down.",
    right: "The response starts at the nearest airport and goes up.",
  },
  {
    fact: "JavaScript's months are one less than the API's.",
    when: /\bmonth\b.*\b(javascript|date)\b/,
    refuses: /\badd (one|1)\b[^.]{0,30}\b(before|hand|pass|give)/,
    wrong: "Add one before you hand a month to JavaScript's `Date`.",
    right: "Take one off before you hand a month to JavaScript's `Date`.",
  },
  {
    fact: "An infant is a child of age 0.",
    refuses: /\binfants?\b[^.]{0,25}\b(aged?|of age) ([1-9]|one|two)\b/,
    unless: /\b(v1\.0|under)\b/,
    wrong: "An infant is a child aged 1.",
    right: "An infant is a child aged 0.",
  },
  {
    fact: "No place stands above a continent.",
    refuses: /\bcontinent'?s?\b[^.,;|]{0,15}\bparent\b[^.,;|]{0,12}\b(country|city|airport)\b/,
    wrong: "A continent's parent is a country.",
    right: "A country's parent is a continent.",
  },
  {
    fact: "Adults and children are counted apart: ages are of children only.",
    when: /\bchildrenages\b/,
    refuses:
      /\b(number of children|how many children|dates? of birth|year of birth|adults'? ages?)\b/,
    unless: /\b(v1\.0)\b/,
    wrong: "`childrenAges` is the number of children.",
    right: "`childrenAges` has the age of each child, not the number of children.",
  },
  {
    fact: "A pause is shortened at random, never lengthened.",
    refuses: /\blengthened at random\b|\bmade longer at random\b/,
    wrong: "Each pause is lengthened at random.",
    right: "Each pause is shortened at random.",
  },
  {
    fact: "Sustainability data is off unless it is asked for.",
    when: /\bsustainability\b/,
    refuses:
      /\b(is|are) (always )?on by default\b|\b(comes?|is sent|is there|included) (by default|without asking|always)\b/,
    wrong: "The data is on by default.",
    right: "The data is off by default.",
    under: "Sustainability data",
  },
  {
    fact: "A currency is sent by its code.",
    refuses:
      /\bcurrency\.(symbol|name)\b[^.|]{0,20}\bas (livequery|indicativequery)\.currency\b|\bsend (the|its) symbol\b/,
    wrong: "Send `Currency.symbol` as `LiveQuery.currency`.",
    right: "Send `Currency.code` as `LiveQuery.currency`.",
  },
  {
    fact: "Latitude is north and south, longitude east and west.",
    refuses:
      /\blatitude (is|runs|counts|means|goes) (from )?(east|west)\b|\blongitude (is|runs|counts|means|goes) (from )?(north|south)\b/,
    wrong: "Latitude is east and west.",
    right: "Latitude is north and south.",
  },
  {
    fact: "An operating carrier flies the flight, a marketing carrier does not.",
    refuses: /\b(that|who|which) (flies|operates)\b[^;|]{0,30}\bmarketing ?carrier/,
    wrong: "The airline that flies it, in `QuoteLeg.marketingCarrierId`.",
    right: "The airline that sells it, in `QuoteLeg.marketingCarrierId`.",
  },
  {
    fact: "That something stays as it is, nothing guarantees.",
    refuses:
      /\b(it|they|ids?|tokens?|links?|prices?|codes?|lists?|orders?)\b[^.,;]{0,30}\b(never|will not|won't) (changes?|expires?)\b|\b(changes?|is updated) only (with|when|at) (a|the) (new )?(version|release|year)\b/,
    unless: /\b(sandbox|which results)\b/,
    readsNegations: true,
    wrong: "Store the `entityId`: it never changes.",
    right: "Store the `entityId`, and look it up again when it is not known.",
  },
  {
    fact: "Durations are whole minutes: nothing else is to be done to read them.",
    when: /durationinminutes/,
    refuses: /\b(multiply|times|by) (it )?(by )?1,?000\b|\bmilliseconds\b/,
    unless: /\b60\b/,
    wrong: "Use `durationInMinutes`, and multiply it by 1,000 for milliseconds.",
    right: "Use `durationInMinutes`.",
  },
];
