/** Interface texts in English: the model for every other catalogue. `{name}` is filled in. */

export const en = {
  /** Texts that the client needs too: they travel with each document, so keep them few. */
  shell: {
    skip: "Skip to main content",
    primary: "Main",
    docs: "Docs",
    apiReference: "API Reference",
    apis: {
      "flights-live-pricing": "Flights live prices",
      "flights-indicative": "Flights indicative prices",
      geo: "Geo",
      culture: "Culture",
    },
    menu: "Menu",
    closeMenu: "Close menu",
    language: "Language",
    version: "Version",
    archived: "archived",
    colourMode: "Switch between light and dark mode",
    colourModeLight: "Light mode is on",
    colourModeDark: "Dark mode is on",
    announcement: "Announcement",
    announcementText: "Coming from V1.0?",
    announcementLink: "The migration guides take you to 3.0 one step at a time",
    closeAnnouncement: "Close announcement",
    loading: "Loading the page",
    loadFailed: "This page did not load.",
    retry: "Retry",
    crashed: "This page crashed.",
    partCrashed: "This part of the page crashed.",
    tryAgain: "Try again",
    copy: "Copy",
    copied: "Copied",
    copyFailed: "Copying failed",
  },
  page: {
    home: "Home",
    sidebar: "Documentation pages",
    breadcrumbs: "Breadcrumbs",
    onThisPage: "On this page",
    pager: "Previous and next page",
    previous: "Previous",
    next: "Next",
    pagesIn: "Pages in {label}",
    sampleLanguage: "Language",
    untranslated: "This page is not translated yet. You are reading the English original.",
    untranslatedLink: "Open it in English",
    archived: "You are reading about version {version}, which is archived.",
    archivedLink: "Go to version {current}",
  },
  /** Inside an article, in the language of the article. */
  article: {
    linkToSection: "Link to this section",
    details: "More",
    next: "Where to go next",
    admonitions: { note: "Note", tip: "Tip", caution: "Caution" },
  },
  footer: {
    label: "Footer",
    learn: "Learn",
    start: "Get started",
    changeLog: "Changelog",
    apis: "APIs",
    more: "More",
    affiliates: "Affiliates",
    oldDocs: "Old V1 docs",
    copyright: "© {brand}",
    note: "Documentation of a travel search API suite, version {version}.",
  },
  home: {
    title: "Flight search, charted",
    description:
      "Documentation of a travel search API suite: live prices, indicative prices, places and culture.",
    lead: "Live and indicative prices, every place a traveller can fly to, and the markets, languages and currencies to show it all in. One suite, nine operations, each of them documented down to the last field.",
    start: "Get started",
    reference: "Read the reference",
    chart: "A chart of the northern hemisphere: great-circle routes between airports.",
    factOperations: "operations",
    factSpecifications: "specifications to download",
    factVersion: "current version",
    suite: "Four APIs, one journey",
    suiteLead:
      "Culture tells you how to speak to a traveller. Geo tells you where places are. Indicative prices help them dream, live prices let them go.",
    cards: {
      culture:
        "Markets, locales and currencies: who is asking, in which language, and how a price is written there.",
      geo: "Airports, cities, countries and continents, each with one stable ID. Or the airport closest to a traveller.",
      indicative:
        "The lowest prices that other travellers found lately. One call, no waiting: made for calendars, maps and ideas.",
      live: "Current prices you can book, from airlines and travel agents, with a link to each of them.",
    },
    cardDocs: "Overview",
    cardReference: "Reference",
    flow: "Create once, then poll",
    flowLead:
      "Suppliers answer at different speeds. A live search hands you what is known at once, and a token to ask for the rest.",
    flowCreate: "Create",
    flowCreateText: "Send the query. Keep the session token.",
    flowPoll: "Poll",
    flowPollText: "Ask again with the token while the status is incomplete.",
    flowComplete: "Complete",
    flowCompleteText: "Every supplier has answered. Now the cheapest price is the cheapest price.",
    flowLink: "How create and poll works",
    flowRequest: "The query",
    flowResponse: "What comes back",
    startTitle: "From here",
    startItems: {
      intro: ["Introduction", "What the suite holds, and how its parts fit together."],
      authentication: ["Authentication", "Send your key, and know what a refusal means."],
      quickStart: ["Quick start", "A first live search, from query to booking link."],
      migration: ["Moving from V1.0", "What changed, endpoint by endpoint and field by field."],
    },
  },
  notFound: {
    title: "This waypoint is not on the chart",
    description: "There is no page at this address.",
    lead: "There is no page at this address. It may have moved, or the link may hold a typing error.",
    linksLabel: "Places to go from here",
    here: "YOU",
    drawing: "A route that loses its way between two waypoints.",
  },
  category: {
    count: { one: "1 page", other: "{count} pages" },
  },
  categories: {
    "getting-started": {
      label: "Getting started",
      description: "Keys, requests, places, and the two-step search: what every integration needs.",
    },
    "flights-live-prices-api": {
      label: "Flights Live Prices API",
      description: "Current, bookable prices for a route and its dates.",
    },
    "migration-guide": {
      label: "Migration guide",
      description: "Move a live prices integration from V1.0 to 3.0.",
    },
    "migration-steps": {
      label: "Migration steps",
      description: "The two calls of a live search, one change after the other.",
    },
    "migrate-create-search": {
      label: "Migrate create search",
      description: "Five steps that take the call that starts a live search to 3.0.",
    },
    "migrate-poll-search": {
      label: "Migrate poll search",
      description: "Five steps that take the call that collects the results to 3.0.",
    },
    "flights-indicative-prices-api": {
      label: "Flights Indicative Prices API",
      description: "The lowest prices seen lately, in one call.",
    },
    "migration-guide-1": {
      label: "Migration guide",
      description: "Move from the four browse calls of V1.0 to the one indicative search.",
    },
    "migration-steps-1": {
      label: "Migration steps",
      description: "Endpoint, key and query: three steps to the indicative search.",
    },
    "autosuggest-api": {
      label: "Autosuggest API",
      description: "Where the three uses of V1.0 autosuggest live in 3.0.",
    },
    "migration-guide-2": {
      label: "Migration guide",
      description: "Move place lookups from V1.0 autosuggest to 3.0.",
    },
    "migration-steps-2": {
      label: "Migration steps",
      description: "The list of places and the closest city, one change after the other.",
    },
    "migrate-list-of-places": {
      label: "Migrate list of places",
      description: "Three steps for the call that lists places as a traveller types.",
    },
    "migrate-closest-city": {
      label: "Migrate closest city",
      description: "Three steps for the call that finds the city closest to an IP address.",
    },
    "culture-api": {
      label: "Culture API",
      description: "Markets, locales and currencies, and the ones that suit a visitor.",
    },
    "geo-api": {
      label: "Geo API",
      description: "Every place used for flights, and how each belongs to the next.",
    },
  },
} as const;

/** A catalogue: the same keys with any texts. A missing key does not compile. */
export type Texts = Widened<typeof en>;

type Widened<T> = T extends string ? string : { readonly [Key in keyof T]: Widened<T[Key]> };
