/**
 * Where each call and field of V1.0 went, by section 9 of the specification and the V1.0 archive.
 * V1.0 is closed: change a row only to correct it. The test compares it with
 * `contract/migrations/`.
 */
export const V1_SUCCESSORS = `
autosuggest
  list-places: suggestFlightPlaces
  find-place: listFlightPlaces
  closest-city: findNearestPlaces
  list-path/country: SuggestQuery.market
  list-path/currency: gone
  list-path/locale: SuggestQuery.locale
  list-query/query: SuggestQuery.searchTerm
  list-query/includeAirports: SuggestQuery.includedEntityTypes, PlaceType.PLACE_TYPE_AIRPORT
  list-query/includeCities: SuggestQuery.includedEntityTypes, PlaceType.PLACE_TYPE_CITY
  list-query/includeCountries: SuggestQuery.includedEntityTypes, PlaceType.PLACE_TYPE_COUNTRY
  suggestions/Places: SuggestResponse.places
  suggestion/PlaceId: SuggestedPlace.entityId
  suggestion/PlaceName: SuggestedPlace.name
  suggestion/CountryId: SuggestedPlace.countryId
  suggestion/CountryName: SuggestedPlace.countryName
  suggestion/CityId: SuggestedPlace.parentId
  suggestion/RegionId: gone
  find-path/country: gone
  find-path/currency: gone
  find-path/locale: listFlightPlaces.locale
  find-query/id: PlacesResponse.places
  find-query/includeAirports: gone
  find-query/includeCities: gone
  find-query/includeCountries: gone
  closest-path/country: gone
  closest-path/currency: gone
  closest-path/locale: NearestRequest.locale
  closest-query/id: NearestRequest.locator
  closest-query/includeAirports: gone
  closest-query/includeCities: gone
  closest-query/includeCountries: gone
  locator-forms/-ip: Locator.ipAddress
  locator-forms/-latlong: Locator.coordinates
  found/Places: PlacesResponse.places
  found-place/PlaceId: Place.entityId
  found-place/PlaceName: Place.name
  found-place/CountryId: Place.parentId
  found-place/CountryName: Place.name
  found-place/CityId: Place.parentId
browse-prices
  browse-quotes: searchIndicative, IndicativeResults.quotes
  browse-routes: searchIndicative, GroupingOptions.byRoute
  browse-dates: searchIndicative, GroupingOptions.byDate
  browse-grid: searchIndicative, GroupingOptions.byDate
  path/country: IndicativeQuery.market
  path/currency: IndicativeQuery.currency
  path/locale: IndicativeQuery.locale
  path/originPlace: IndicativeQueryLeg.originPlace
  path/destinationPlace: IndicativeQueryLeg.destinationPlace
  path/outboundPartialDate: IndicativeQueryLeg.fixedDate, IndicativeQueryLeg.dateRange, IndicativeQueryLeg.anytime
  path/inboundPartialDate: IndicativeQueryLeg.fixedDate, IndicativeQueryLeg.dateRange, IndicativeQueryLeg.anytime
  place-forms/the provider's place code: PlaceQuery.iata, PlaceQuery.entityId
  place-forms/-iata: PlaceQuery.iata
  place-forms/-rnid: PlaceQuery.entityId
  place-forms/a country code: PlaceQuery.entityId
  place-forms/anywhere: IndicativePlace.anywhere
  date-forms/YYYY-MM-DD: IndicativeQueryLeg.fixedDate
  date-forms/YYYY-MM: IndicativeQueryLeg.dateRange
  date-forms/YYYY: IndicativeQueryLeg.dateRange
  date-forms/anytime: IndicativeQueryLeg.anytime
  date-forms/an empty inbound date: gone
  quotes/Quotes: IndicativeResults.quotes
  quote/QuoteId: IndicativeResults.quotes
  quote/MinPrice: Quote.minPrice
  quote/Direct: Quote.isDirect
  quote/OutboundLeg: Quote.outboundLeg
  quote/InboundLeg: Quote.inboundLeg
  quote/QuoteDateTime: QuoteLeg.quoteCreationTimestamp
  quote-legs/CarrierIds: QuoteLeg.marketingCarrierId
  quote-legs/OriginId: QuoteLeg.originPlaceId
  quote-legs/DestinationId: QuoteLeg.destinationPlaceId
  quote-legs/DepartureDate: QuoteLeg.departureDateTime
  place-list/Places: IndicativeResults.places
  carrier-list/Carriers: IndicativeResults.carriers
  currency-list/Currencies: gone
  places/PlaceId: Place.entityId, IndicativeResults.places
  places/Name: Place.name
  places/Type: Place.type
  places/the provider's place code: Place.iata
  places/IataCode: Place.iata
  places/CityId: Place.parentId
  places/CityName: Place.name
  places/CountryName: Place.name
  carriers/CarrierId: IndicativeResults.carriers
  carriers/Name: IndicativeCarrier.name
  routes/Routes: RouteGrouping.quotesGroups
  route/OriginId: RouteGroup.originPlaceId
  route/DestinationId: RouteGroup.destinationPlaceId
  route/QuoteIds: RouteGroup.quoteIds
  route/Price: gone
  route/QuoteDateTime: gone
  dates/Dates: GroupingOptions.byDate
  dates/Dates.OutboundDates: DateGrouping.quotesOutboundGroups
  dates/Dates.InboundDates: DateGrouping.quotesInboundGroups
  date/PartialDate: DateGroup.monthYearDate
  date/QuoteIds: DateGroup.quoteIds
  date/Price: gone
  date/QuoteDateTime: gone
  grid/Dates: gone
  grid/Dates[][].DateString: gone
geo-catalogue
  get-geo-catalogue: listFlightPlaces
  query/languageid: listFlightPlaces.locale
  tree/Continents: PlacesResponse.places
  tree/Continents[].Countries: PlacesResponse.places
  tree/Continents[].Countries[].Regions: gone
  tree/Continents[].Countries[].Cities: PlacesResponse.places
  tree/Continents[].Countries[].Cities[].Airports: PlacesResponse.places
  every-place/Id: Place.entityId, PlacesResponse.places
  every-place/Name: Place.name
  country/CurrencyId: gone
  city/IataCode: Place.iata
  city/CountryId: Place.parentId
  city/Location: Place.coordinates
  city/SingleAirportCity: gone
  airport/CityId: Place.parentId
  airport/CountryId: Place.parentId
  airport/Location: Place.coordinates
live-prices
  create-session: createLiveSearch
  poll-session: pollLiveSearch
  create-headers/Content-Type: Content-Type
  create-headers/X-Forwarded-For: gone
  create-form/country: LiveQuery.market
  create-form/currency: LiveQuery.currency
  create-form/locale: LiveQuery.locale
  create-form/locationSchema: gone
  create-form/originPlace: LiveQueryLeg.originPlaceId
  create-form/destinationPlace: LiveQueryLeg.destinationPlaceId
  create-form/outboundDate: LiveQueryLeg.date
  create-form/inboundDate: LiveQueryLeg.date
  create-form/cabinClass: LiveQuery.cabinClass
  create-form/adults: LiveQuery.adults
  create-form/children: LiveQuery.childrenAges
  create-form/infants: LiveQuery.childrenAges
  create-form/includeCarriers: LiveQuery.includedCarriersIds
  create-form/excludeCarriers: LiveQuery.excludedCarriersIds
  create-form/groupPricing: gone
  create-form/apiKey: x-api-key
  cabin-classes/Economy: CabinClass.CABIN_CLASS_ECONOMY
  cabin-classes/PremiumEconomy: CabinClass.CABIN_CLASS_PREMIUM_ECONOMY
  cabin-classes/Business: CabinClass.CABIN_CLASS_BUSINESS
  cabin-classes/First: CabinClass.CABIN_CLASS_FIRST
  create-response/Location: LiveSearchResponse.sessionToken
  poll-path/SessionKey: pollLiveSearch.sessionToken
  poll-query/sortType: LiveContent.sortingOptions
  poll-query/sortOrder: LiveContent.sortingOptions
  poll-query/stops: Leg.stopCount, LiveContent.stats
  poll-query/duration: Leg.durationInMinutes, LiveContent.stats
  poll-query/includeCarriers: LiveQuery.includedCarriersIds, Leg.marketingCarrierIds
  poll-query/excludeCarriers: LiveQuery.excludedCarriersIds, Leg.marketingCarrierIds
  poll-query/originAirports: Leg.originPlaceId
  poll-query/destinationAirports: Leg.destinationPlaceId
  poll-query/outboundDepartTime: Leg.departureDateTime
  poll-query/outboundDepartStartTime: Leg.departureDateTime
  poll-query/outboundDepartEndTime: Leg.departureDateTime
  poll-query/outboundArriveStartTime: Leg.arrivalDateTime
  poll-query/outboundArriveEndTime: Leg.arrivalDateTime
  poll-query/inboundDepartTime: Leg.departureDateTime
  poll-query/inboundDepartStartTime: Leg.departureDateTime
  poll-query/inboundDepartEndTime: Leg.departureDateTime
  poll-query/inboundArriveStartTime: Leg.arrivalDateTime
  poll-query/inboundArriveEndTime: Leg.arrivalDateTime
  poll-query/pageIndex: LiveContent.sortingOptions
  poll-query/pageSize: LiveContent.sortingOptions
  poll-statuses/204: 200, ResultStatus.RESULT_STATUS_INCOMPLETE
  poll-statuses/304: 200, ResultAction.RESULT_ACTION_NOT_MODIFIED
  poll-statuses/410: gone
  response/SessionKey: LiveSearchResponse.sessionToken
  response/Query: gone
  response/Status: LiveSearchResponse.status
  response/Itineraries: LiveResults.itineraries
  response/Legs: LiveResults.legs
  response/Segments: LiveResults.segments
  response/Carriers: LiveResults.carriers
  response/Agents: LiveResults.agents
  response/Places: LiveResults.places
  response/Currencies: gone
  status-words/UpdatesPending: ResultStatus.RESULT_STATUS_INCOMPLETE
  status-words/UpdatesComplete: ResultStatus.RESULT_STATUS_COMPLETE
  itineraries/OutboundLegId: Itinerary.legIds
  itineraries/InboundLegId: Itinerary.legIds
  itineraries/PricingOptions: Itinerary.pricingOptions
  itineraries/BookingDetailsLink: gone
  pricing-options/Agents: PricingOption.agentIds
  pricing-options/Price: PricingOption.price
  pricing-options/DeeplinkUrl: PricingItem.deepLink
  pricing-options/QuoteAgeInMinutes: gone
  legs/Id: LiveResults.legs
  legs/OriginStation: Leg.originPlaceId
  legs/DestinationStation: Leg.destinationPlaceId
  legs/Departure: Leg.departureDateTime
  legs/Arrival: Leg.arrivalDateTime
  legs/Duration: Leg.durationInMinutes
  legs/Stops: Leg.stopCount
  legs/Carriers: Leg.marketingCarrierIds
  legs/OperatingCarriers: Leg.operatingCarrierIds
  legs/SegmentIds: Leg.segmentIds
  legs/FlightNumbers: Leg.segmentIds
  legs/FlightNumbers[].FlightNumber: Segment.marketingFlightNumber
  legs/FlightNumbers[].CarrierId: Segment.marketingCarrierId
  legs/JourneyMode: gone
  legs/Directionality: gone
  segments/Id: LiveResults.segments
  segments/OriginStation: Segment.originPlaceId
  segments/DestinationStation: Segment.destinationPlaceId
  segments/DepartureDateTime: Segment.departureDateTime
  segments/ArrivalDateTime: Segment.arrivalDateTime
  segments/Carrier: Segment.marketingCarrierId
  segments/OperatingCarrier: Segment.operatingCarrierId
  segments/Duration: Segment.durationInMinutes
  segments/FlightNumber: Segment.marketingFlightNumber
  segments/JourneyMode: gone
  segments/Directionality: gone
  carriers/Id: LiveResults.carriers
  carriers/Code: Carrier.iata
  carriers/Name: Carrier.name
  carriers/ImageUrl: Carrier.imageUrl
  carriers/DisplayCode: gone
  agents/Id: LiveResults.agents
  agents/Name: Agent.name
  agents/ImageUrl: Agent.imageUrl
  agents/Status: gone
  agents/OptimisedForMobile: Agent.isOptimisedForMobile
  agents/BookingNumber: gone
  agents/Type: Agent.type
  agent-types/Airline: AgentType.AGENT_TYPE_AIRLINE
  agent-types/TravelAgent: AgentType.AGENT_TYPE_TRAVEL_AGENT
  places/Id: Place.entityId, LiveResults.places
  places/ParentId: Place.parentId
  places/Code: Place.iata
  places/Name: Place.name
  places/Type: Place.type
  booking-path/SessionKey: gone
  booking-form/OutboundLegId: gone
  booking-form/InboundLegId: gone
  booking-form/adults: gone
  booking-form/children: gone
  booking-form/infants: gone
  booking-response/Location: gone
  booking-poll-path/SessionKey: gone
  booking-poll-path/OutboundLegId: gone
  booking-poll-path/InboundLegId: gone
  booking-details/Segments: gone
  booking-details/BookingOptions: gone
  booking-details/BookingOptions[].BookingItems: gone
  booking-details/BookingOptions[].BookingItems[].AgentID: gone
  booking-details/BookingOptions[].BookingItems[].Status: gone
  booking-details/BookingOptions[].BookingItems[].Price: gone
  booking-details/BookingOptions[].BookingItems[].Deeplink: gone
  booking-details/BookingOptions[].BookingItems[].SegmentIds: gone
  booking-details/Places: gone
  booking-details/Carriers: gone
  booking-details/Query: gone
reference-data
  list-currencies: listCurrencies
  list-locales: listLocales
  list-countries: listMarkets
  countries-path/locale: listMarkets.locale
  countries/Countries: MarketsResponse.markets
  country/Code: Market.code
  country/Name: Market.name
  locales/Locales: LocalesResponse.locales
  locale/Code: Locale.code
  locale/Name: Locale.name
  currencies/Currencies: CurrenciesResponse.currencies
  currency/Code: Currency.code
  currency/Symbol: Currency.symbol
  currency/ThousandsSeparator: Currency.thousandsSeparator
  currency/DecimalSeparator: Currency.decimalSeparator
  currency/SymbolOnLeft: Currency.symbolOnLeft
  currency/SpaceBetweenAmountAndSymbol: Currency.spaceBetweenAmountAndSymbol
  currency/RoundingCoefficient: gone
  currency/DecimalDigits: Currency.decimalDigits
shared
  key/apiKey: x-api-key
  format/Accept: gone
  statuses/200: 200
  statuses/301: gone
  statuses/400: 400
  statuses/403: 401, 403
  statuses/429: 429
  statuses/500: 500
`;
