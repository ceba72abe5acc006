import type { Fact } from "./fact.ts";

/** Sections 4, 6 and 7 of the specification: searches, their states, sessions, and the order of calls. */
export const SEARCHES: readonly Fact[] = [
  {
    fact: "Results that come with RESULT_ACTION_REPLACED take the place of all earlier ones; nothing is added or merged.",
    refuses:
      /\b(add|append|merg|mix|combin)(e|s|es|ed|ing)?\b(?! the (action|second))[^.,:]{0,50}\b(results?|responses?|itinerar\w+|offers?|content|what you (hold|have))\b/,
    // "Your code added them": what went wrong is told in the past.
    unless:
      /\b(wrong|parameters?|filter|query|grouping)\b|\byour (code|client|program) (added|appended|merged)\b/,
    wrong: "Add the new results to those that you hold.",
    right: "Never merge a response into an earlier one.",
  },
  {
    fact: "RESULT_ACTION_REPLACED replaces what you hold.",
    when: /^\W*(on |if .{0,40})?result_action_replaced\b/,
    refuses: /\b(keep|ignore|add to|unchanged)\b/,
    wrong: "`RESULT_ACTION_REPLACED`: keep the results you hold.",
    right: "`RESULT_ACTION_REPLACED`: replace all of what you hold.",
  },
  {
    fact: "On every action but RESULT_ACTION_REPLACED the results you hold stay.",
    when: /^\W*(on |if .{0,40})?result_action_(not_modified|omitted|unspecified)\b/,
    refuses: /\b(replace|discard|drop|throw|clear|remove|delete|empty)\b/,
    wrong: "`RESULT_ACTION_NOT_MODIFIED`: discard the results you hold.",
    right: "`RESULT_ACTION_NOT_MODIFIED`: keep the results you hold.",
  },
  {
    fact: "Content is read only on RESULT_ACTION_REPLACED.",
    when: /result_action_(not_modified|omitted)/,
    refuses: /\b(read|use|take|show)\b[^.]{0,20}\bcontent\b/,
    wrong: "On `RESULT_ACTION_NOT_MODIFIED`, read `content` again.",
    right: "On `RESULT_ACTION_NOT_MODIFIED`, do not read `content`.",
  },
  {
    fact: "RESULT_STATUS_INCOMPLETE means that the search goes on.",
    when: /result_status_incomplete/,
    refuses: /\b(stop|final|finished|nothing (is )?left to poll|give up)\b/,
    unless: /\b(no longer|until|complete\b.*\bincomplete\b.*;|failed)\b/,
    wrong: "`RESULT_STATUS_INCOMPLETE`: the result is final; stop.",
    right: "`RESULT_STATUS_INCOMPLETE`: the search runs; go on to poll.",
  },
  {
    fact: "RESULT_STATUS_COMPLETE and RESULT_STATUS_FAILED are final: nobody polls after them.",
    when: /^\W*(on |if .{0,40}|\d+ )?result_status_(complete|failed)\b/,
    refuses: /\b(poll again|keep polling|go on|continue|poll once more|try the poll again)\b/,
    unless: /\b(no need|stop)\b/,
    wrong: "`RESULT_STATUS_FAILED`: poll again after a second.",
    right: "`RESULT_STATUS_FAILED`: stop, and offer a new search.",
  },
  {
    fact: "A search that fails is told in the body of a 200, not by an HTTP error.",
    when: /\b(failed search|search (itself )?(can )?fails?|search that (has )?failed|result_status_failed)\b/,
    refuses:
      /\b(with|as|by|is|gets|returns|arrives with) (an )?(http (error|status 5\d\d)|(http )?5\d\d)\b/,
    wrong: "A failed search arrives with HTTP 500.",
    right: "A failed search is not an HTTP error: it arrives with HTTP 200.",
  },
  {
    fact: "Poll takes the token in its path, by POST, and no body.",
    when: /\bpoll/,
    refuses:
      /\b(send|sends|with|takes|repeat|include)\b[^.]{0,25}\b(the )?(same |whole )?(query|body) (again|with|in)\b|\bpoll\w* (with|by|is a) `?get\b/,
    unless: /\b(empty|v1\.0)\b/,
    wrong: "Poll with GET until the status is final.",
    right: "Send poll without a body.",
  },
  {
    fact: "A search is created first and polled then.",
    refuses:
      /\bpoll (first|once)\b[^.]{0,30}\bthen create\b|\bcreate (comes )?(last|after (the )?poll)/,
    wrong: "Poll first, then create the search.",
    right: "When a poll gets 404, create the search again.",
  },
  {
    fact: "Each poll uses the token of the latest response.",
    when: /\bpoll/,
    refuses:
      /\b(first|oldest|original|initial) (session ?)?token\b|\btoken (of|from) (the )?(first|create)\b[^.]{0,20}\b(every|each|all)\b|\balways (use|poll with) the token (of|from) create\b/,
    unless: /\b(also|still)\b/,
    wrong: "Poll with the first token until the search is complete.",
    right: "Poll with the token of the latest response.",
  },
  {
    fact: "How long a session lives is not specified.",
    when: /\b(session|session ?token|token)\b/,
    refuses:
      /\b(lasts?|lives?|expires?|valid|works?|kept|gone|dies)\b[^.]{0,30}\b(\d+|an?|one|two|half an|five|ten|fifteen|thirty|sixty)\b[^.]{0,12}\b(minutes?|hours?|days?)\b/,
    unless: /not specified|sandbox|v1\.0|\bopen\b|printed|api token|access token/,
    wrong: "A session token expires after 30 minutes.",
    right: "How long a session lives is not specified.",
  },
  {
    fact: "Session tokens, ids and deep links are opaque: nothing is read out of them, and nothing changed.",
    refuses:
      /\b(parse|decode|split|take apart|shorten|rebuild|trim|truncate)\b[^.]{0,40}\b(session ?token|token|deep ?links?|quote ids?|itinerary ids?|ids)\b|\b(session ?token|deep ?link|itinerary id|quote id)s?\b[^.]{0,40}\b(can be|may be|should be|is safe to) (parse|decode|split|shorten|chang|edit|trim|buil)/,
    wrong: "Decode the session token to read the query.",
    right: "Do not take a token apart.",
  },
  {
    fact: "An indicative search has one call and one response: no session, nothing to poll.",
    when: /\bindicative\b/,
    refuses:
      /\b(poll (it|again|until|for)|its session token|opens a session|returns a session ?token|create and poll)\b/,
    unless: /\b(live|v1\.0|unlike)\b/,
    wrong: "An indicative search opens a session; poll it until it is complete.",
    right: "An indicative search has no session: there is nothing to poll.",
  },
  {
    fact: "Indicative prices cannot be booked, and may be old.",
    when: /\b(indicative|quotes?)\b/,
    refuses:
      /\b(can be booked|bookable|with (a )?links? to book|guaranteed|are (always )?(live|current|up to date|final)|is the price (to|they) pay)\b/,
    unless: /\b(live search|live prices|before|then)\b/,
    wrong: "Indicative prices can be booked directly.",
    right: "Indicative prices cannot be booked.",
  },
  {
    fact: "The price of a quote is the lowest one found, for one adult in economy.",
    when: /\b(minprice|quote'?s? price|indicative price|price of (a|the) quote)\b/,
    refuses:
      /\b(average|median|highest|latest|all travellers|whole party|for two adults|any cabin|business class)\b/,
    wrong: "`minPrice` is the average price for all travellers.",
    right: "`minPrice` is the lowest price found, for one adult in economy.",
  },
  {
    fact: "Live searches take airports and cities; countries and anywhere are for indicative searches.",
    when: /\blive\b/,
    refuses:
      /\b(takes?|accepts?|search|works? with|also)\b[^.]{0,30}\b(countr(y|ies)|continents?|anywhere)\b/,
    unless: /\b(only|indicative|but|instead|origin|which|map|chain|first|flights?)\b/,
    wrong: "A live search also accepts countries.",
    right: "A live search does not take countries.",
  },
  {
    fact: "Where one of several fields is to be given, it is exactly one.",
    when: /\b(iata\b.*\bentityid|entityid\b.*\biata|coordinates\b.*\bipaddress|ipaddress\b.*\bcoordinates|queryplace\b.*\banywhere|anywhere\b.*\bqueryplace|daterange\b.*\bfixeddate|fixeddate\b.*\banytime)\b/,
    refuses:
      /\b(send both|give both|both of|at least one|one or both|any of|either or both|together)\b/,
    wrong: "Send both `coordinates` and `ipAddress`.",
    right: "Send `coordinates` or `ipAddress`, never both.",
  },
  {
    fact: "Legs are sent in travel order, none before the one before it.",
    when: /\blegs\b/,
    refuses:
      /\b(in any order|sorted (for you|by (their|its) dates?)|order (does not|doesn't) matter|latest first|reverse order)\b/,
    unless: /\b(not|never)\b(?! matter)/,
    wrong: "Put the legs in any order.",
    right: "Put the legs in date order.",
  },
  {
    fact: "The session token comes in the body of create.",
    when: /\bsession ?token\b/,
    refuses: /\b(in|from|of) (the|a) (response )?(headers?|location header|cookie|query string)\b/,
    unless: /\b(v1\.0|instead|poll url)\b/,
    wrong: "Take the session token from the headers of create search.",
    right: "Take the session token from the body, not from the headers.",
  },
  {
    fact: "A search is over when its status is final, not when a poll brings nothing new.",
    when: /result_action_not_modified|nothing new|not_modified/,
    refuses: /\b(stop polling|search is (over|done|complete|finished))\b/,
    unless: /\b(until|unless|no longer|status)\b/,
    wrong: "On `RESULT_ACTION_NOT_MODIFIED`, stop polling.",
    right: "`RESULT_ACTION_NOT_MODIFIED` does not say that the search is over.",
  },
  {
    fact: "`status` tells how far a search is, `action` what to do with the results.",
    refuses:
      /\bhow far\b[^.;]{0,40}\(action\)|\bwhat to do\b[^.;]{0,50}\(status\)|\baction (says|tells) how far\b|\bstatus (says|tells) what to do with\b/,
    wrong: "Each response says how far the search is (`action`).",
    right: "Each response says how far the search is (`status`).",
  },
  {
    fact: "The token of the latest response is the one to poll with.",
    when: /\b(session ?token|poll)/,
    refuses:
      /\b(go on with|keep using|stay with|always use|use only) the (one|token)[^.]{0,30}\bcreate\b/,
    wrong: "Go on with the one that create gave you.",
    right: "Use the one from the latest response.",
    under: "Get the session token",
  },
  {
    fact: "A complete search without itineraries found nothing to sell: the same query finds nothing again.",
    refuses:
      /\bcomplete[^.]{0,30}\bno itineraries\b.*\b(too slow|same query again|try again|retry)\b/,
    readsNegations: true,
    wrong: "Complete, and no itineraries: send the same query again.",
    right: "Complete, and no itineraries: nothing to sell. Change the date.",
  },
  {
    fact: "Live searches are for set routes and dates, indicative ones for those that are still open.",
    when: /\blive search\b/,
    refuses:
      /\b(while|when|if|as long as)\b[^.]{0,25}\b(still open|not set|undecided|flexible)\b[^.]{0,30}\blive search\b/,
    unless: /\bindicative\b/,
    wrong: "While route and dates are still open, create a live search.",
    right: "Once route and dates are set, create a live search.",
  },
];
