/** Booking and earning: itineraries, pricing options, links, tracking, emissions. One per line. */
export const BOOKINGS = `
follow > ids > itinerary > leg > segment
sortingOptions > itinerary > leg > segment
best price: it often comes from a slow supplier. ! in the first response, always comes first, usually comes first, often comes first, from a fast supplier, price comes first ? rarely, by chance
complete no itineraries: nothing to sell for this query. ! same query again, too slow, retry, try again ? scenario, other dates
agent|agents: an airline or travel agent that sells. ! supplier of data, flies, operates ? differ, isn't, sells what
pricing option|options: no order is specified, compare their prices. ! first is cheapest, cheapest first, are sorted, come sorted, is sorted, always sorted, are ordered, first of its, lowest first, the first one, its cheapest, is the cheapest ? sandbox, not, ways, isn't specified, sort the options, after sorting, which, to find, lowestPriceOf, that is cheapest
pricing option|options: one way to buy an itinerary, as one booking or several. ! always one booking, pricing option has exactly, always one item, never more than one item, always has one item, has one agent only, always one agent only ? exactly one item can
item: one booking with its own price and link. ! same link, to the same booking, share a link, always belong to the same, always the same agent, always have the same agent, item is one flight|segment|leg, each is one flight|segment|leg, always one flight|segment|leg, covers exactly one flight|segment|leg, the same seller|agent|airline|page, one and the same, one passenger, one traveller, one seat, per traveller, per passenger, for each traveller ? says about, even if, even when
several items: the traveller needs every booking, each by its own link. ! one link, first link, any of the links, is enough, books the whole, books all, the whole trip ? for each, every link, each link, one item, isn't enough, only a part, a part
more than one agent: several bookings. ! one booking
deepLink: opaque, made for one offer, pass it on unchanged. ! shorten, decode, rebuild, stays valid, can be stored, for all offers, can be reused, without its parameters, reuse it, reuse the deepLink, reuse the link ? not, never, whether, with or without
deepLink|deep: where the traveller books. ! where you book, your server calls, page of the API, field of the option, field of the itinerary, page of this API, opens a page of your, to a page of your, leads to page of your, field of the pricing option, link pays you, deepLink pays you, you book it ? V1.0, not a field
tracking parameters: optional. ! are required, is required, must be sent, must be there, without them you are not paid, isn't counted, aren't counted, isn't tracked, aren't tracked, not counted, isn't paid ? for the campaign
tracking parameters: append them to the query string and leave what is before. ! in front, in a header, replace, API adds, API appends, added for you, adds them for you, before the link itself, them before the link, parameters before the link, as headers|cookie|cookies, in headers|cookie|cookies, in the path|body|headers|fragment, as a header|cookie, behind a # ? leave, is shown
sharedid|auid: up to 255 characters. ! is required, must be set, unlimited, any length, no limit, without a prefix, without prefix, must be present, must be there, can't be used together, cannot be used together, can't be combined, up to 64|128|127|100|512|50, at most 64|128|127|100|512|50, most 50|64|100|127|128|512, maximum of 64|128|100|512, auid has no prefix, has to be there|sent|set, has to be in every, must be in every, must be in each, combined length, length together, 255 together, 255 in all|total, 255 for both, sum of both ? never, don't, not, its prefix, shortened
sharedid: you and the provider see it in Impact. ! only provider|seller|agent|supplier|airline|you|Impact|traveller, nobody, seller sees, suppliers see, shown to suppliers, to the suppliers ? but you, know, only if
Impact: counts the redirects and calculates payments. ! sells flights, books flights, issues the key, within 24, belongs to the provider, part of the provider, platform of the provider, run by the provider, pays the traveller, pays travellers, pays the airline, report each redirect, report redirects to, report every redirect, first redirect arrives, runs this API, runs the API, Impact issues your ? not Impact
Impact report: ask your account manager when none shows up. ! shows up within|after, hours after, within hours|minutes|a, within an hour, after few hours, updated every day, every day by, reports every day ? may not
Impact ids|id: the provider links them to your key. ! you link them, the supplier links, ids yourself, by yourself, linked automatically, send your Impact, add your Impact, append your Impact, put your Impact, Impact ID goes in, Impact IDs go in, Impact ID in a header, Impact links your, Impact links them, you link your, you link the, you link Impact
filter|filters carriers: by IATA codes. ! names of carriers, use the names, by name, send the key, send the keys, take the keys, share a code, keys of carriers, by their ids, by id, by ids ? IATA codes; the keys, read iata, show the names, told apart, look up, Carrier.iata, keeps both
live prices takes|take: cities and airports. ! countries, anywhere, continents ? only, not, indicative, no, cannot
sustainabilityData: missing or null when you did not ask. ! always there, high emissions, is zero, means zero, is there unless you, even unless, included unless you ? knowledge
itinerary|itineraries sustainability|carry data: off unless you ask. ! unless you set, by default carry ? off
ecoContenderDelta: the size counts only where isEcoContender is true. ! negative means, positive means, always use, minus means, for every itinerary ? sandbox, not specified
lower emissions than average undefined: otherwise. ! 0%, for all others
Travel Impact Model: where the figures come from. ! sandbox calculates with, suppliers measure, sandbox takes, sandbox figures come from Travel
badge of provider: you may not use it. ! you may use it, free to use ? not
licence: CC BY-SA 4.0. ! CC BY 4, CC0, non-commercial, public domain, forbids, prohibits, exactly this wording, this exact wording ? in its text
sorting filters: you sort and filter what you hold yourself. ! parameters of poll, API sorts, send them with, with|in create query, with|in the create|query, create sorts, sorted by create ? V1.0, no
complete|completes|completed results|result|itineraries|flights no|empty|without|nothing: there is nothing to sell for this query. ! it again, run the|it, send again, search again, same query, retry, try again, once more, is a fault, is an error, is a bug, too slow, too busy, timed out, not valid, poll again, went wrong with, has gone wrong ? never-completes, INCOMPLETE, 404, other dates, until then, until search, if there are no results yet
filters|filter|scroll results|replaced|replace: keep filters and scroll position when results are replaced. ! reset, clear the filter, clear filter, clear them, forget, scroll to the top, start over, jump to ? starts over, traveller clears
itinerary legs|leg: holds their ids. ! contains the legs, inside the itinerary, embedded, has legs in full, holds legs in full, contains legs in full, lists legs in full, contains full legs, are nested in, nested inside, holds nested, has nested ? results.legs, aren't, look up, has the IDs
paid|earn|payment|payments: a share of the commission for traffic you send. ! per click, per redirect, every search, fixed amount, fixed fee, for each search, for each click, for each redirect, for every search, for every click, pay you directly, suppliers pay, suppliers|agents|airlines|travellers|sellers pay you, supplier|agent|airline|traveller|seller pays you, paid per booking, fee per booking, sum per booking, amount per booking, paid per search, amount per search, paid for every|each redirect, earn with|for every|each redirect, every|each redirect earns, every|each redirect is paid ? depends
paid|earn parameters|tracking|them|ids|sharedid|auid: with and without tracking parameters. ! not paid, only paid, paid only, unpaid, must add p.auid|auid|sharedid|tracking, have to add p.auid|auid|sharedid|tracking, only earn, earn only, decide|decides|determine|determines how much ? not how much, only if you want
link|links|deepLink: pass it on as it came. ! shorten the link, shorten it before, rebuild the link, rewrite the link, encode the whole, decode the link, strip, remove its parameters, clean it, be shortened, be rebuilt, be edited, be decoded, may shorten, can shorten, can be changed, edit the link, edit it so, replace the host, replace the domain, change the host, your own domain, build the deepLink, build a deepLink, build deepLinks, construct the deepLink, compose the deepLink, assemble the deepLink, not even your, you change the link, may change the link in, free to change the link, encode the link ? mistake, twice, don't edit, worthless
link|deepLink: how long it works is not specified. ! is valid for, valid until, expires after, lasts, link works for, deepLink works for, link stays open ? token, V1.0, traveller leaves, days or, minutes or
tracking parameters|parameter: append them behind the others. ! before the others, at the start, first in, at the front, at the beginning, front of, right after the, before its own, after the ?, before those, insert your, insert them, directly behind the, or shorten it, or shorten them ? ? belong, come from, the provider
both|one tracking parameters|sharedid|auid: one, both or none. ! have to, at least one, only together, but not both, never both, always|must|need send|use|set both|one, must send|set|use it|them, need both send both, always both, must both, always send both, send both together, both together, one without other is, -both|one|optional|them ? needn't, prefix
link|links ids first|each|only: give each link of an option your ids. ! first link only, first one only, first link needs, first link of, is enough ? isn't enough, so does, of the IDs
tracking name|address|e-mail|person|phone|value|personal: nothing that identifies a person. ! is fine, are fine, if encrypted, is allowed, are allowed, may hold, identifies the traveller, put the traveller email|name|phone, put traveller email|name|phone, use traveller email|name|phone, fine to use, fine to put, customer name as, hashed ? no, none, campaign, campaign's, page's, identifies a person, still
sustainability|emissions|includeSustainabilityData indicative: indicative prices have no such data. ! have it, have them too, prices too, prices have the data, prices carry, also in indicative, quotes have emissions, quotes have the data, to the indicative query, in the indicative query, in indicative queries, prices have emissions, prices include emissions ? carry none, can't, cannot, indicative prices can't
eco contender|isEcoContender: at least 6% below the average. ! the lowest emissions, flights of the airline, average of the airline, carbon-neutral, zero emissions, no emissions, a green flight, if|must|is|are|be|means|contender at least 5|8|10|12|15|20, requires at least 5|8|10|12|15|20 ? claim, or exactly
delta|ecoContenderDelta: its sign is not specified. ! negative delta means, positive delta means, sign tells, sign means, sign says, in kilograms, in grams, in kg, total emissions, in tonnes, negative|positive ecoContenderDelta means|always|tells|shows|indicates, minus sign ? sandbox, not specified, isn't specified, whether, whatever, absolute, counts like, remove
sustainability|emissions data missing|null|without: says nothing of the emissions. ! has high, have high, are high, without data have high, with high emissions ? could have, may have
figures|emissions: come from the Travel Impact Model. ! measured by, from the airlines, by the airlines, airlines report, reported by ? sandbox, elsewhere
badge provider's|provider: you may not use it. ! you may use, may show, free to, you can use, use the provider, with the provider ? your own badge
sustainability|emissions data: licensed under CC BY-SA 4.0. ! public domain, CC0, free of any, no licence, without a licence, don't need to credit, needn't credit, no need to credit, without crediting ? can't, break
book|books|payments|payment|tickets: the suite does not book, sellers do. ! takes the traveller payment, takes their payment, passes it on, books flights, books the flight, takes payments, takes the payment, issues the tickets, issues tickets, collects payment, handles payment ? seller, agent, airline, who books, whoever
filter|filters|list include|exclude|included|excluded id: one way or the other, not both. ! exclude the same, both lists, in both, include and exclude the ? sandbox, What happens, no specified
return|one-way itinerary|itineraries: one itinerary, with a leg for each direction. ! two itineraries, itinerary for each, itinerary per direction ? two searches, two one-way
pricing|option|options: one booking or several. ! option is one booking, options are one booking, every option is, each is one booking ? item of, if it, booking only
live price|prices: whether it is for one traveller or for all is not specified. ! for one adult, whole party, per person, all travellers, per adult, entire party ? sandbox, not specified, whether, indicative, compare, take, quote, economy, run, for one traveller has, only if, or all, compare, twice
answers > cheap > book
bookable > no > yes
filters|filter response|results: keep those of the traveller. ! drop the filters, drop filters, drop the traveller, reset the filters ? travellers can, let, none
itinerary: one combination of legs that can be bought. ! one flight, one direction, one booking at ? leg, segment, combination
live price: what a supplier gave for this search. ! seen recently, other travellers, from a cache, days old, found by others ? indicative, with a live, by a live, start a live, run a live
delta|ecoContenderDelta contender|isEcoContender: its size counts where isEcoContender is true. ! even where, in any case, is false, where false ? don't, not, never, means nothing, doesn't count
null|missing emissions|sustainabilityData: says nothing of the emissions. ! means zero, zero emissions, no emissions, null when they|average|high|low|zero, null if they|average|high|low|zero ? knowledge
payment|payments calculates|calculated|calculate: by Impact. ! airline calculates, supplier calculates, you calculate, agent calculates ? nothing
include|exclude|includes|excludes id|filter: one way or the other, not both. ! and exclude the, both lists, in both ? no specified
items|item link|links|deepLink: each has its own. ! share one, have one link, same link, common link, share a, books all, link books, have one deepLink, option has one link, option has one deepLink, all has one link, needs only the first, only needs the first, first which leads ? for each, one item, single item, only a part, a part
agents|agentIds more|choose|any: you buy from all of them. ! can choose one, any of them will, pick one, alternatives, choose from them, choose between them, choose from these ? each option, options
parameters|link: leave what is there as it is. ! reorder the, before the provider, in front of the ? come from
book|books offer|server|flight|API: the traveller books at the seller. ! from your server, your server books, server books, API books, server book the offer, API book the offer, call book the offer, to book the offer for, books the offer for ? nothing, not through
Impact key: the one that your ids are linked to. ! any key, every key, whichever, another key
one-way itinerary|legIds: one leg id. ! has two ids, two legs, two ids ? return
several items|bookings: the traveller needs all of them. ! cheapest of them, one of them, first of them, any of them, best of them, cheapest item ? every one, isn't, isn't enough
sandbox|deepLink books|book|booked|offer: the page of the sandbox sells nothing. ! books the offer, books the flight, sells the offer, real booking ? live
sign sustainability|delta|ecoContenderDelta: not specified. ! sign tells, sign means, sign says ? sandbox, whatever
results|itineraries: flat, joined by id. ! are nested, nested in, inside each other ? V1.0, tree
cabin economy|default: not specified without cabinClass. ! is the default, is economy, defaults to, default cabin, default is ? sandbox, not specified, indicative, your form, most searches, you get economy
live prices: what can be booked now. ! roughly what ? indicative, you don't
Impact ids link who: the provider links them. ! -provider ? onboarding, ask who
redirect payment who: Impact tracks and calculates. ! -Impact
hide agentIds|items options|offers: keep those with one entry. ! several entries, two entries, more than one ? whose, be hidden
ratings agents|come: from travellers who booked. ! editors, provider own, own staff, agents themselves, by the agents, by the provider, come from the agents, come from agents, share of, number of bookings, based on their bookings|sales|price|share, by the number of
deepLink|booking: no call refreshes a price before it. ! refresh the price, confirm the price, check the price again ? not, refreshed, seller, seller's
complete itineraries: nothing to sell, the same query finds nothing again. ! no itineraries send, no itineraries retry, no itineraries try, too slow
best|lowest|cheapest price|prices|offer|offers supplier|suppliers|one|ones: often from a slow one. ! quick|fast|early|quickest|fastest one|ones|supplier|suppliers, from quickest|fastest|first|earliest ? slow, isn't always, seldom, rarely
results replaced|replace filters|page|scroll: filters and position stay. ! without filters, from scratch, start again|over, from the top, filters begin afresh, begin afresh, page afresh ? that were there
without pay|paid|earn|payment tracking|parameters|traffic: you are paid. ! nobody, are required, no payment|money, not paid|pay, cannot be|pay, paid nothing, earn nothing, pay you nothing, get nothing
shorten|rebuild|decode|reorder|rewrite|edit it|link: leave the link as it is. ! if you like, as long as, may|can|could shorten|rebuild|decode|reorder|rewrite|edit ? map, don't edit
high emissions: missing data does not say that. ! has high, have high, means high, say so, must be
use interface sustainability: the badge is the provider's. ! may use, can use, free to ? your own, data
airlines|airline sustainability|emissions data|figures: the figures come from the Travel Impact Model. ! from the airlines, from airlines, by the airlines, directly from, airlines|airline supply|supplies|provide|provides|calculate|publish|report emissions|data|figures|sustainability ? elsewhere, their own, of their own
licensed|licence CC: CC BY-SA 4.0. ! -SA ? Creative Commons
bookable deepLink: indicative prices cannot be booked. ! indicative are bookable, quote is bookable, quotes are bookable, indicative prices are bookable, prices are bookable, price is bookable, also bookable, all bookable ? live prices
payment|payments|pay|pays page|site|checkout|app|suite: the traveller pays at the seller. ! suite takes|collects|handles, takes|pays|pay|collects|handles on|in|at your page|site|app|checkout|server, your page|site|app|checkout|server takes|collects|handles|accepts, payment on|in|at your page|site|app ? takes no, no payment
items|item traveller|booking|alternatives: needed together. ! alternatives, chooses one, choose one, picks one of the items, picks one item, pick one item, pick one of them, picks one of them, choose one of them
tickets several|link: each has a link of its own. ! books them, one link, books all, link of the first, single link, first one is enough, first one books, opens first one, open the first one ? only if
sandbox price|prices: cover the whole party in a live search. ! covers one traveller|adult|person, is per person|adult|traveller, price is for each, prices are for each, one price for each ? indicative, quote, economy, compare with, traveller or, sum, add up, divide
link|links name|email|phone|personal traveller|person: never put one into a link. ! add, append, put, include ? campaign, campaign's, put an ID
enough|only|first ids tracking|link|links: every link of an option needs them. ! first one, first link, is enough, only first link, only the first link, only first one, one of ? not, isn't enough, so does, of the IDs, leaves
auid: Impact passes it on to the provider. ! to the seller|agent|airline|supplier|traveller, to sellers, to nobody, keeps from, keeps it from, hides from, hides it from, hidden from, keeps it to itself, not passed, doesn't pass
redirects|redirect|payments provider|supplier|seller: Impact tracks and calculates. ! provider|supplier|seller itself, provider tracks, seller tracks, you track, pays for each ? Impact does
live price indicative: the two can differ. ! is always the live, is the live, equals, equal to, same as the live, exactly the live, always matches, always the same as, never differs ? what
live price party|traveller|travellers|all: whether for one or all is not specified. ! multiply, times the, divide it by ? compare, floating
indicative route|routes|price rare|missing|every|cover: one may have no price. ! every route, all routes, nobody flies, no flights, not served, returns a price for every, has a price for every, always a price, at least one quote, at least one price, always returns at least ? route group|groups, hide, lowest
itineraries order: none of their own. ! order of their prices, order of the prices, come sorted, cheapest first, by price ? sortingOptions, travel, means, appear, yourself, cheapest list, take the
sorting|statistics|stats|sortingOptions results|content|itinerary: beside the results. ! inside it, inside results, in each itinerary, is|are|has|lists within results|each, lists within results
option|items|item two|several: all of them. ! either of, either will, any of them, show|shows one, cheapest link, show|shows first, books both, link of the first, link of first ? for each, alone books, the rest, few
emissions|sustainability data ask|there|case|anyway|request: only if you ask. ! any case, without asking, anyway, every case, separate call, separate request, another call, call after the search, always included, always there, is always, are always, always include, always includes, always has, always have, always contain
itineraries response|results order|begin|start|first: their order means nothing. ! begin with, start with, begins with, best first, best one first ? with sortingOptions, three lists, each of them
airlines agents offers|offered booking|links: current offers. ! offered lately, recently, from a cache, days old ? indicative, fail, may no longer
price|prices party covers|cover: not specified. ! always covers, covers the whole, covers whole ? sandbox, whether, indicative
link|links|deepLink remove|drop|strip|clean|trim: pass it on as it came. ! remove, drop, strip, clean, trim ? leads, left, page, host, breaks, worthless
emissions above|higher: missing data says nothing. ! are above, is above, are higher ? no delta
contender average footprint|emissions: at least 6% below it. ! -6|least|true|less|margin|enough ? say lower, label, above average itinerary, compared
items|item booking one|each|all: each is one. ! items are one booking, items form, all items are one, all items form one, all items share, all items in one ? replica
shorten|drop|remove before|link parameters|everything|them tracking: leave it as it is. ! shorten everything|it|what, drop everything|it|what, remove everything|it|what ? not, never, you added
stats filter|filters|panel: counts, lowest prices and durations. ! has the results, the itineraries for, results for
paid|pay invoice|supplier|suppliers|takes: the provider pays you through Impact. ! an invoice, invoices, send a bill ? isn't needed
value|values|parameter|parameters length|tracking encoded|URL-encoded: URL-encode them. ! not URL-encoded, not encoded, without encoding, unencoded, no encoding ? ends, cut
tracking value|values: nothing that identifies a person. ! makes a good, e-mail address makes, tell travellers apart ? never, not, don't, your own systems
link shortener|shorten: pass it on unchanged. ! own link shortener, your shortener, run it through ? not, don't, never
item|items|them|several|option link|links IDs|tracking|parameters: each link gets them. ! only to the first, only the first, first of them, mark the first, the first of them, first link alone, counted twice, first one alone, only one of them ? not, leaves, doesn't have
ways|options buy price: those without a price are left out. ! stand at the end, come last, at the end, are last, price last ? comparePrices
parameters|optional|they|them paid|pay Impact|tracking: you're paid without them. ! can't pay, cannot pay, paid half, paid less, half as much, lower commission, half of it, paid later
link deepLink|rest|append: don't change or shorten it. ! shorten the rest, shorten it if ? not, don't, never
tracking value e-mail|phone: nothing that identifies a person. ! if the traveller has agreed, can put an, may put an ? not, never
lookups|ways|options lowest|itinerary price first: those without a price are left out. ! come last, stand last, at the end ? comparePrices, sort
link|append shortener: don't change it. ! a URL shortener, through a URL ? not, don't, never
payment booking|tickets|traveller|redirect it|suite: the seller takes it. ! it takes the, it collects, suite takes the, suite collects
data licensed|license|licence: CC BY-SA 4.0. ! proprietary, only partners, all rights
append parameters rest|link|deepLink: nothing else may change. ! and shorten, shorten the rest, decode the rest, rebuild the rest ? not, never
redirects|redirect|they optional|mandatory|paid tracking: they are optional. ! mandatory, without them are not paid
tracking value name|person|e-mail: nothing that identifies a person. ! use an e-mail, use a phone, use the e-mail
live|API booked|book|books|payment|pay: on the seller's site. ! booked through, API books, passes the payment, takes the payment, payment on to ? not, no
book itinerary: on the seller's site. ! could book an, could book the, call booked, calls booked ? not
below average|line emissions|flight|itinerary|contender|caption: at least 6% below. ! every flight below, all flights below, flight below the average counts, each flight below ? not, isn't
live price indicative|higher|lower|same: it can be higher or lower. ! never higher, never lower, never more, always lower, at most the ? sandbox
sustainabilityData missing|null|there|every|all: any itinerary can lack it. ! is there for, there for every, always there, null only if, every itinerary has, all itineraries have, always has sustainabilityData
self-transfer|TRANSFER_TYPE_SELF_TRANSFER: separate bookings, the traveller carries the risk. ! airline rebooks, seller rebooks, provider rebooks, seller carries, airline carries, agent carries, is one booking, a single booking, with one agent, single ticket, one ticket, agent|seller|airline must rebook|find|help, agent|seller|airline finds another ? protected, TRANSFER_TYPE_PROTECTED_SELF_TRANSFER, managed, TRANSFER_TYPE_MANAGED
protected|TRANSFER_TYPE_PROTECTED_SELF_TRANSFER self-transfer|TRANSFER_TYPE_PROTECTED_SELF_TRANSFER: separate flights, but the agent helps to rebook. ! nobody helps, nobody rebooks, single ticket, one ticket, single booking, one booking, traveller carries, traveller bears, all the risk, same as a self-transfer ? unprotected
transferType|TRANSFER_TYPE_UNSPECIFIED: who helps when a connection is missed. ! there is no transfer, there are no transfers, means no transfer, flight is direct, changes airports, change of airport ? doesn't mean, hasChangeAirportTransfer
includeSustainabilityData live|search|query|create|default|data: optional, false unless you set it. ! true unless, is mandatory, when you poll, while you poll, must be sent in every, must always be sent, always be sent, is required ? sandbox, for the data, only if
managed|TRANSFER_TYPE_MANAGED transfer|transfers|connection|TRANSFER_TYPE_MANAGED: one booking for a leg, the seller carries the risk. ! separate bookings, always a single, traveller carries, traveller bears, nobody helps ? self-transfer, TRANSFER_TYPE_SELF_TRANSFER
link append|change|shorten|decode: append only. ! shorten it, decode it, in every form, shorten or ? not, never, don't
live price supplier|seller: given for this search, nothing is held. ! holds for, held for, is reserved, until the session ends ? not
names|name logos|logo: logos of carriers and agents. ! logos from content.results.alliances, logos from alliances, logos of alliances
result links|link|deepLink books|book: to the seller's site. ! provider's checkout, provider checkout, our checkout ? not
TRANSFER_TYPE_SELF_TRANSFER: the traveller carries the risk. ! seller rebooks, at no cost
average 6: below it. ! above the average, above average
booking links|link live indicative: live prices alone. ! live and indicative, both live ? not, no, alone, only
`;
