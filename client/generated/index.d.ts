interface components {
	schemas: {
		/** @description The body of `createLiveSearch`. */
		readonly LiveSearchRequest: {
			/** @description What to search for. */
			readonly query: components["schemas"]["LiveQuery"];
		};
		/** @description What to search for: the trip, the travellers, and how to present the results. */
		readonly LiveQuery: {
			/**
			 * @description The country of purchase, as a code from `listMarkets`. It can change the results.
			 * @example UK
			 */
			readonly market: string;
			/**
			 * @description The language for names, as a code from `listLocales`.
			 * @example en-GB
			 */
			readonly locale: string;
			/**
			 * @description The currency for prices, as a code from `listCurrencies`.
			 * @example GBP
			 */
			readonly currency: string;
			/** @description The legs of the trip, in travel order. */
			readonly queryLegs: readonly components["schemas"]["LiveQueryLeg"][];
			/** @description The cabin to search. Not specified: Which cabin is searched if you leave out `cabinClass`? Always send the cabin. */
			readonly cabinClass?: components["schemas"]["CabinClass"];
			/**
			 * Format: int32
			 * @description The number of adults, at least 1. Not specified: How many people can travel, and who counts as a child? Offer what your travellers need, and handle errors and empty results.
			 * @example 1
			 */
			readonly adults: number;
			/**
			 * @description The age of each child, one entry per child.
			 * @example [
			 *       4,
			 *       11
			 *     ]
			 */
			readonly childrenAges?: readonly number[];
			/**
			 * @description Keep only these carriers, given as IATA codes. Not specified: What happens to an ID that's unknown, or both included and excluded? Send known IDs, in one list or the other.
			 * @example [
			 *       "BA"
			 *     ]
			 */
			readonly includedCarriersIds?: readonly string[];
			/**
			 * @description Leave out these carriers, given as IATA codes.
			 * @example [
			 *       "FR"
			 *     ]
			 */
			readonly excludedCarriersIds?: readonly string[];
			/**
			 * @description Keep only these agents, given as keys of `agents` in results. Not specified: What happens to an ID that's unknown, or both included and excluded? Send known IDs, in one list or the other.
			 * @example [
			 *       "nmba"
			 *     ]
			 */
			readonly includedAgentsIds?: readonly string[];
			/**
			 * @description Leave out these agents, given as keys of `agents` in results.
			 * @example [
			 *       "sktv"
			 *     ]
			 */
			readonly excludedAgentsIds?: readonly string[];
			/**
			 * @description True to get `sustainabilityData` on itineraries. Off by default: without it, the data is
			 *     null.
			 * @example true
			 */
			readonly includeSustainabilityData?: boolean;
			/**
			 * @description True to also search airports near the origin. On a multi-city trip, it must be false or
			 *     left out. Not specified: How far away can a nearby airport be? Show the airports of every leg.
			 * @example false
			 */
			readonly nearbyAirports?: boolean;
		};
		/** @description One leg of the trip, from a place to a place on a day. */
		readonly LiveQueryLeg: {
			/** @description Where the leg starts. Despite its name, it is an object, not an ID. */
			readonly originPlaceId: components["schemas"]["PlaceQuery"];
			/** @description Where the leg ends. Despite its name, it is an object, not an ID. */
			readonly destinationPlaceId: components["schemas"]["PlaceQuery"];
			/** @description The day of departure, in the origin's local time. */
			readonly date: components["schemas"]["LocalDate"];
		};
		/**
		 * @description The cabin that travellers sit in.
		 * @example CABIN_CLASS_ECONOMY
		 */
		readonly CabinClass: string & ("CABIN_CLASS_UNSPECIFIED" | "CABIN_CLASS_ECONOMY" | "CABIN_CLASS_PREMIUM_ECONOMY" | "CABIN_CLASS_BUSINESS" | "CABIN_CLASS_FIRST");
		/** @description The response of `createLiveSearch` and `pollLiveSearch`. */
		readonly LiveSearchResponse: {
			/**
			 * @description The session's token, for the next poll. Opaque; don't parse it.
			 * @example c2Vzc2lvbi1leGFtcGxlLTAwMQ-a1
			 */
			readonly sessionToken: string;
			/** @description Whether the search is still running, done or failed. */
			readonly status: components["schemas"]["ResultStatus"];
			/** @description What to do with the results you have. */
			readonly action: components["schemas"]["ResultAction"];
			/**
			 * @description All the results. Read it only when `action` is `RESULT_ACTION_REPLACED`. With any
			 *     other action it can be null. Not specified: What does `content` contain when the action isn't `RESULT_ACTION_REPLACED`? Don't read it.
			 */
			readonly content: components["schemas"]["LiveContent"] | null;
		};
		/**
		 * @description What to do with the results you have. Not specified: When is the action `RESULT_ACTION_OMITTED`? Keep the results you have.
		 * @example RESULT_ACTION_REPLACED
		 */
		readonly ResultAction: string & ("RESULT_ACTION_UNSPECIFIED" | "RESULT_ACTION_REPLACED" | "RESULT_ACTION_NOT_MODIFIED" | "RESULT_ACTION_OMITTED");
		/** @description The results of a search, figures for them, and ways to sort them. */
		readonly LiveContent: {
			/** @description What was found. */
			readonly results: components["schemas"]["LiveResults"];
			/** @description Counts, lowest prices and durations, ready for filters. */
			readonly stats: components["schemas"]["Stats"];
			/** @description The itineraries, sorted in three ways. */
			readonly sortingOptions: components["schemas"]["SortingOptions"];
		};
		/** @description Seven maps that refer to one another by ID. */
		readonly LiveResults: {
			/** @description The trips that were found, each with ways to buy it. */
			readonly itineraries: {
				readonly [key: string]: components["schemas"]["Itinerary"];
			};
			/** @description The legs that itineraries refer to. */
			readonly legs: {
				readonly [key: string]: components["schemas"]["Leg"];
			};
			/** @description The flights that legs refer to. */
			readonly segments: {
				readonly [key: string]: components["schemas"]["Segment"];
			};
			/** @description The places that legs and segments refer to, and the places above them. */
			readonly places: {
				readonly [key: string]: components["schemas"]["Place"];
			};
			/** @description The carriers that legs and segments refer to. */
			readonly carriers: {
				readonly [key: string]: components["schemas"]["Carrier"];
			};
			/** @description The agents that pricing options refer to. It can contain others too. */
			readonly agents: {
				readonly [key: string]: components["schemas"]["Agent"];
			};
			/** @description The alliances that carriers refer to. */
			readonly alliances: {
				readonly [key: string]: components["schemas"]["Alliance"];
			};
		};
		/** @description A whole trip. Its ID is opaque. */
		readonly Itinerary: {
			/** @description The ways to buy the trip. Not specified: How are pricing options ordered? Compare their prices. */
			readonly pricingOptions: readonly components["schemas"]["PricingOption"][];
			/**
			 * @description The legs, as keys into `legs`, one for each query leg.
			 * @example [
			 *       "leg-lhr-edi-0730"
			 *     ]
			 */
			readonly legIds: readonly string[];
			/** @description How the trip's emissions compare. It's null unless you asked for it. */
			readonly sustainabilityData?: components["schemas"]["SustainabilityData"] | null;
		};
		/** @description How the emissions of an itinerary compare with others on the route. */
		readonly SustainabilityData: {
			/**
			 * @description True when the emissions are at least 6% below the average of the route.
			 * @example true
			 */
			readonly isEcoContender: boolean;
			/**
			 * Format: float
			 * @description The difference to the average, in percent. Use its size, and only where
			 *     `isEcoContender` is true. Not specified: What does the sign of `ecoContenderDelta` mean? Don't rely on it.
			 * @example -12.5
			 */
			readonly ecoContenderDelta: number;
		};
		/** @description One way to buy an itinerary, as one booking or several. */
		readonly PricingOption: {
			/**
			 * @description The price of the whole option; its amount can be empty. In the examples it is the sum of
			 *     the items. Not specified: Does a live price cover one traveller or all of them, and do the prices of items add up? Check it on the agent's page before you show it as a total.
			 */
			readonly price: components["schemas"]["Price"];
			/**
			 * @description The agents you buy from, as keys into `agents`. More than one means several bookings.
			 * @example [
			 *       "nmba"
			 *     ]
			 */
			readonly agentIds: readonly string[];
			/** @description The bookings to make, one item each. */
			readonly items: readonly components["schemas"]["PricingItem"][];
			/** @description Who helps when a connection is missed. */
			readonly transferType: components["schemas"]["TransferType"];
		};
		/** @description One booking with one agent. */
		readonly PricingItem: {
			/** @description The price of this booking; its amount can be empty. */
			readonly price: components["schemas"]["Price"];
			/**
			 * @description Who sells it, as a key into `agents`.
			 * @example nmba
			 */
			readonly agentId: string;
			/**
			 * @description The URL where the traveller books. Use it unchanged; don't build or edit it.
			 * @example https://www.example.com/redirect/nmba/itin-direct-0730
			 */
			readonly deepLink: string;
			/** @description The fares of this booking, one for each segment it covers. */
			readonly fares: readonly components["schemas"]["Fare"][];
		};
		/** @description The fare of one segment. */
		readonly Fare: {
			/**
			 * @description The segment, as a key into `segments`.
			 * @example seg-lhr-edi-0730
			 */
			readonly segmentId: string;
			/**
			 * @description The booking class; it can be empty.
			 * @example Y
			 */
			readonly bookingCode: string;
			/**
			 * @description The fare basis; it can be empty.
			 * @example YLOWUK
			 */
			readonly fareBasisCode: string;
		};
		/**
		 * @description Who helps when a connection is missed.
		 * @example TRANSFER_TYPE_MANAGED
		 */
		readonly TransferType: string & ("TRANSFER_TYPE_UNSPECIFIED" | "TRANSFER_TYPE_MANAGED" | "TRANSFER_TYPE_SELF_TRANSFER" | "TRANSFER_TYPE_PROTECTED_SELF_TRANSFER");
		/** @description One leg of a trip, from its origin to its destination, stops included. */
		readonly Leg: {
			/**
			 * @description Where the leg starts, as a key into `places`. Here it is a string.
			 * @example 70001101
			 */
			readonly originPlaceId: string;
			/**
			 * @description Where the leg ends, as a key into `places`. Here it is a string.
			 * @example 70001202
			 */
			readonly destinationPlaceId: string;
			/** @description When it leaves, in the origin's local time. */
			readonly departureDateTime: components["schemas"]["LocalDateTime"];
			/** @description When it arrives, in the destination's local time. */
			readonly arrivalDateTime: components["schemas"]["LocalDateTime"];
			/**
			 * Format: int32
			 * @description How long the leg takes in minutes, stops included.
			 * @example 80
			 */
			readonly durationInMinutes: number;
			/**
			 * Format: int32
			 * @description How many stops there are; 0 is direct.
			 * @example 0
			 */
			readonly stopCount: number;
			/**
			 * @description Who sells the flights of the leg, as keys into `carriers`.
			 * @example [
			 *       "-40001"
			 *     ]
			 */
			readonly marketingCarrierIds: readonly string[];
			/**
			 * @description Who flies the flights of the leg, as keys into `carriers`.
			 * @example [
			 *       "-40001"
			 *     ]
			 */
			readonly operatingCarrierIds: readonly string[];
			/**
			 * @description The flights of the leg, as keys into `segments`, in travel order.
			 * @example [
			 *       "seg-lhr-edi-0730"
			 *     ]
			 */
			readonly segmentIds: readonly string[];
		};
		/** @description One flight. */
		readonly Segment: {
			/**
			 * @description Where the flight starts, as a key into `places`.
			 * @example 70001101
			 */
			readonly originPlaceId: string;
			/**
			 * @description Where the flight ends, as a key into `places`.
			 * @example 70001202
			 */
			readonly destinationPlaceId: string;
			/** @description When it leaves, in the origin's local time. */
			readonly departureDateTime: components["schemas"]["LocalDateTime"];
			/** @description When it arrives, in the destination's local time. */
			readonly arrivalDateTime: components["schemas"]["LocalDateTime"];
			/**
			 * Format: int32
			 * @description How long the flight takes, in minutes.
			 * @example 80
			 */
			readonly durationInMinutes: number;
			/**
			 * @description The flight number as a string, without the carrier's code.
			 * @example 412
			 */
			readonly marketingFlightNumber: string;
			/**
			 * @description Who sells the flight, as a key into `carriers`. One here, several on a leg.
			 * @example -40001
			 */
			readonly marketingCarrierId: string;
			/**
			 * @description Who flies the flight, as a key into `carriers`. One here, several on a leg.
			 * @example -40001
			 */
			readonly operatingCarrierId: string;
		};
		/** @description An airline. */
		readonly Carrier: {
			/**
			 * @description The airline's name.
			 * @example Nimbus Air
			 */
			readonly name: string;
			/**
			 * @description Its alliance, as a key into `alliances`; empty when it is in none.
			 * @example -41000
			 */
			readonly allianceId: string;
			/**
			 * @description The URL of the airline's logo.
			 * @example https://images.example.com/airlines/nimbus.png
			 */
			readonly imageUrl: string;
			/**
			 * @description The airline's IATA code; it can be empty.
			 * @example X1
			 */
			readonly iata: string;
		};
		/** @description A group of airlines. */
		readonly Alliance: {
			/**
			 * @description The alliance's name.
			 * @example Northern Sky
			 */
			readonly name: string;
		};
		/** @description An airline or a travel agent that sells tickets. */
		readonly Agent: {
			/**
			 * @description The agent's name.
			 * @example Skerry Travel
			 */
			readonly name: string;
			/** @description Whether it is an airline or a travel agent. */
			readonly type: components["schemas"]["AgentType"];
			/**
			 * @description The URL of the agent's logo.
			 * @example https://images.example.com/agents/sktv.png
			 */
			readonly imageUrl: string;
			/**
			 * Format: int32
			 * @description How many ratings the agent has.
			 * @example 2140
			 */
			readonly feedbackCount: number;
			/**
			 * Format: float
			 * @description The rating, from 0 to 5 in the examples; 0 means that there is none.
			 * @example 4.2
			 */
			readonly rating: number;
			/** @description The rating by topic; null when the agent has no rating. */
			readonly ratingBreakdown: components["schemas"]["RatingBreakdown"] | null;
			/**
			 * @description True when the agent's site suits small screens.
			 * @example true
			 */
			readonly isOptimisedForMobile: boolean;
		};
		/**
		 * @description The type of seller.
		 * @example AGENT_TYPE_TRAVEL_AGENT
		 */
		readonly AgentType: string & ("AGENT_TYPE_UNSPECIFIED" | "AGENT_TYPE_TRAVEL_AGENT" | "AGENT_TYPE_AIRLINE");
		/** @description An agent's rating by topic. In the examples it is 0 to 5. Not specified: What scale do ratings use? Only compare agents with each other. */
		readonly RatingBreakdown: {
			/**
			 * Format: float
			 * @description The rating of its customer service.
			 * @example 4.6
			 */
			readonly customerService: number;
			/**
			 * Format: float
			 * @description The rating of how reliable its prices are.
			 * @example 4.1
			 */
			readonly reliablePrices: number;
			/**
			 * Format: float
			 * @description The rating of how clearly it shows extra fees.
			 * @example 4.3
			 */
			readonly clearExtraFees: number;
			/**
			 * Format: float
			 * @description The rating of how easy it is to book there.
			 * @example 4.4
			 */
			readonly easeOfBooking: number;
			/**
			 * Format: float
			 * @description The rating of everything else.
			 * @example 3.2
			 */
			readonly other: number;
		};
		/** @description Figures for all the itineraries found. Not specified: How does `stats` count the durations of several legs? Calculate them yourself. */
		readonly Stats: {
			/**
			 * Format: int32
			 * @description The shortest duration, in minutes.
			 * @example 80
			 */
			readonly minDuration: number;
			/**
			 * Format: int32
			 * @description The longest duration, in minutes.
			 * @example 285
			 */
			readonly maxDuration: number;
			/** @description All itineraries. */
			readonly total: components["schemas"]["PriceSummary"];
			/** @description The itineraries by number of stops. */
			readonly stops: components["schemas"]["Stops"];
			/**
			 * @description True if any itinerary requires a change of airports between flights.
			 * @example false
			 */
			readonly hasChangeAirportTransfer: boolean;
		};
		/** @description The itineraries by number of stops. Not specified: How does `stats` count itineraries? Count them yourself. */
		readonly Stops: {
			/** @description Itineraries with no stops. */
			readonly direct: components["schemas"]["StopStats"];
			/** @description Itineraries with one stop. */
			readonly oneStop: components["schemas"]["StopStats"];
			/** @description Itineraries with two or more stops. */
			readonly twoPlusStops: components["schemas"]["StopStats"];
		};
		/** @description The itineraries with this number of stops, in total and by type of ticket. */
		readonly StopStats: {
			/** @description All of them. */
			readonly total: components["schemas"]["PriceSummary"];
			/** @description The same, by type of ticket. */
			readonly ticketTypes: components["schemas"]["TicketTypes"];
		};
		/** @description Itineraries by type of ticket. Not specified: What does "Npt" stand for? Most likely a transfer that isn't protected. Don't show the name to travellers. */
		readonly TicketTypes: {
			/** @description Sold as one ticket. */
			readonly singleTicket: components["schemas"]["PriceSummary"];
			/** @description Sold as several tickets, most likely without an unprotected transfer. */
			readonly multiTicketNonNpt: components["schemas"]["PriceSummary"];
			/** @description Sold as several tickets, most likely with an unprotected transfer. */
			readonly multiTicketNpt: components["schemas"]["PriceSummary"];
		};
		/** @description How many itineraries there are, and the lowest price among them. */
		readonly PriceSummary: {
			/**
			 * Format: int32
			 * @description How many itineraries there are.
			 * @example 2
			 */
			readonly count: number;
			/** @description The lowest price; its amount is empty when the count is 0. */
			readonly minPrice: components["schemas"]["Price"];
		};
		/** @description The itineraries sorted in three ways. Each list starts with the one to show first. */
		readonly SortingOptions: {
			/** @description By a mix of price, duration and other factors. Not specified: How is the order of `best` weighted? Use it unchanged. */
			readonly best: readonly components["schemas"]["SortingOption"][];
			/** @description By price, lowest first. */
			readonly cheapest: readonly components["schemas"]["SortingOption"][];
			/** @description By duration, shortest first. */
			readonly fastest: readonly components["schemas"]["SortingOption"][];
		};
		/** @description The place of one itinerary in an order. */
		readonly SortingOption: {
			/**
			 * Format: float
			 * @description How well the itinerary ranks in this order; higher is better. It is between 0 and 1 in
			 *     the examples. Not specified: What range do scores have? Only compare scores within one list.
			 * @example 0.81
			 */
			readonly score: number;
			/**
			 * @description The itinerary, as a key into `itineraries`.
			 * @example itin-direct-0730
			 */
			readonly itineraryId: string;
		};
		/** @description A place to search from or to, named by exactly one of its two identifiers. */
		readonly PlaceQuery: components["schemas"]["PlaceQueryWithIata"] | components["schemas"]["PlaceQueryWithEntityId"];
		/**
		 * By IATA code
		 * @description Names an airport or a city by its IATA code.
		 */
		readonly PlaceQueryWithIata: {
			/**
			 * @description The IATA code of an airport or a city. A city and its airport can share a code; the
			 *     entity ID tells them apart.
			 * @example LHR
			 */
			readonly iata: string;
			/** @enum {unknown} */
			readonly entityId?: never;
		};
		/**
		 * By entity ID
		 * @description Names a place by its entity ID.
		 */
		readonly PlaceQueryWithEntityId: {
			/**
			 * @description The entity ID of a place, as listed by geo. Digits written as a string.
			 * @example 70001201
			 */
			readonly entityId: string;
			/** @enum {unknown} */
			readonly iata?: never;
		};
		/**
		 * @description A local calendar date, as three integers.
		 * @example {
		 *       "year": 2027,
		 *       "month": 5,
		 *       "day": 14
		 *     }
		 */
		readonly LocalDate: {
			/**
			 * Format: int32
			 * @description The year, four digits.
			 */
			readonly year: number;
			/**
			 * Format: int32
			 * @description The month, 1 to 12.
			 */
			readonly month: number;
			/**
			 * Format: int32
			 * @description The day of the month, 1 to 31.
			 */
			readonly day: number;
		};
		/** @description The body of every response that is not a 200. */
		readonly ErrorStatus: {
			/**
			 * Format: int32
			 * @description A number for the kind of error. The examples use gRPC codes. Not specified: Which values can `code` have? Branch on the HTTP status instead.
			 * @example 3
			 */
			readonly code: number;
			/**
			 * @description The problem, described for developers. Not specified: What do `message` and `details` contain? Use them only in your logs.
			 * @example locale is not a known locale; the nearest is en-GB.
			 */
			readonly message: string;
			/**
			 * @description More about the error. It can be empty.
			 * @example [
			 *       {
			 *         "field": "locale",
			 *         "expected": "a locale code",
			 *         "received": "en-GX"
			 *       }
			 *     ]
			 */
			readonly details: readonly {
				readonly [key: string]: unknown;
			}[];
		};
		/**
		 * @description The progress of the work behind a response.
		 * @example RESULT_STATUS_COMPLETE
		 */
		readonly ResultStatus: string & ("RESULT_STATUS_UNSPECIFIED" | "RESULT_STATUS_COMPLETE" | "RESULT_STATUS_INCOMPLETE" | "RESULT_STATUS_FAILED");
		/**
		 * @description The divisor that turns a price's `amount` into its value.
		 * @example PRICE_UNIT_MILLI
		 */
		readonly PriceUnit: string & ("PRICE_UNIT_UNSPECIFIED" | "PRICE_UNIT_WHOLE" | "PRICE_UNIT_CENTI" | "PRICE_UNIT_MILLI" | "PRICE_UNIT_MICRO");
		/**
		 * @description An amount of money, scaled by a unit. Divide `amount` by the unit's divisor to get the
		 *     value. The price is in the currency you requested, which isn't included here. Not specified: What does an amount without a unit mean? Treat the price as missing.
		 */
		readonly Price: {
			/**
			 * Format: int64
			 * @description The scaled amount: an int64 written as a string. It is empty when there is no price,
			 *     which is not the same as zero. Parse it as a big integer or a decimal: it can be too large
			 *     to represent exactly as a floating-point number.
			 * @example 128450
			 */
			readonly amount: string;
			/** @description What to divide `amount` by. */
			readonly unit: components["schemas"]["PriceUnit"];
		};
		/**
		 * @description A local date and time of day, as six integers. It has no time zone and no
		 *     offset. All zeros mean that it isn't set.
		 * @example {
		 *       "year": 2027,
		 *       "month": 5,
		 *       "day": 14,
		 *       "hour": 7,
		 *       "minute": 30,
		 *       "second": 0
		 *     }
		 */
		readonly LocalDateTime: {
			/**
			 * Format: int32
			 * @description The year, four digits; 0 when not set.
			 */
			readonly year: number;
			/**
			 * Format: int32
			 * @description The month, 1 to 12; 0 when not set.
			 */
			readonly month: number;
			/**
			 * Format: int32
			 * @description The day of the month, 1 to 31; 0 when not set.
			 */
			readonly day: number;
			/**
			 * Format: int32
			 * @description The hour of the day, 0 to 23.
			 */
			readonly hour: number;
			/**
			 * Format: int32
			 * @description The minute of the hour, 0 to 59.
			 */
			readonly minute: number;
			/**
			 * Format: int32
			 * @description The second of the minute, 0 to 59.
			 */
			readonly second: number;
		};
		/**
		 * @description The type of a place.
		 * @example PLACE_TYPE_AIRPORT
		 */
		readonly PlaceType: string & ("PLACE_TYPE_UNSPECIFIED" | "PLACE_TYPE_AIRPORT" | "PLACE_TYPE_CITY" | "PLACE_TYPE_COUNTRY" | "PLACE_TYPE_CONTINENT");
		/** @description A point on the globe, in decimal degrees. */
		readonly Coordinates: {
			/**
			 * Format: double
			 * @description Degrees north of the equator; negative in the south.
			 * @example 55.9533
			 */
			readonly latitude: number;
			/**
			 * Format: double
			 * @description Degrees east of Greenwich; negative in the west.
			 * @example -3.1883
			 */
			readonly longitude: number;
		};
		/** @description An airport, a city, a country or a continent. `parentId` links them into a tree. */
		readonly Place: {
			/**
			 * @description The ID of the place, and its key in the map.
			 * @example 70001202
			 */
			readonly entityId: string;
			/**
			 * @description The entity ID of its parent; empty at the top of the tree.
			 * @example 70001201
			 */
			readonly parentId: string;
			/**
			 * @description The name, in the locale you asked for.
			 * @example Edinburgh
			 */
			readonly name: string;
			/** @description Whether it is an airport, a city, a country or a continent. */
			readonly type: components["schemas"]["PlaceType"];
			/**
			 * @description The IATA code, for airports and cities only; empty or absent for other places.
			 * @example EDI
			 */
			readonly iata?: string;
			/** @description The location of the place. Not specified: Which places have coordinates? Check whether a place has them before you use them. */
			readonly coordinates?: components["schemas"]["Coordinates"];
		};
	};
	responses: {
		/** @description An unexpected error response. */
		readonly UnexpectedError: {
			headers: {
				readonly [name: string]: unknown;
			};
			content: {
				readonly "application/json": components["schemas"]["ErrorStatus"];
			};
		};
		/** @description Unauthorized. Please provide a valid API key. */
		readonly Unauthorized: {
			headers: {
				readonly [name: string]: unknown;
			};
			content: {
				readonly "application/json": components["schemas"]["ErrorStatus"];
			};
		};
		/** @description You don't have access to the requested resource. */
		readonly Forbidden: {
			headers: {
				readonly [name: string]: unknown;
			};
			content: {
				readonly "application/json": components["schemas"]["ErrorStatus"];
			};
		};
		/** @description Resource not Found. */
		readonly NotFound: {
			headers: {
				readonly [name: string]: unknown;
			};
			content: {
				readonly "application/json": components["schemas"]["ErrorStatus"];
			};
		};
		/** @description Too many requests based on your rate limits. */
		readonly TooManyRequests: {
			headers: {
				readonly [name: string]: unknown;
			};
			content: {
				readonly "application/json": components["schemas"]["ErrorStatus"];
			};
		};
		/** @description Internal Server Error. */
		readonly InternalServerError: {
			headers: {
				readonly [name: string]: unknown;
			};
			content: {
				readonly "application/json": components["schemas"]["ErrorStatus"];
			};
		};
		/** @description Service Unavailable */
		readonly ServiceUnavailable: {
			headers: {
				readonly [name: string]: unknown;
			};
			content: {
				readonly "application/json": components["schemas"]["ErrorStatus"];
			};
		};
	};
	parameters: never;
	requestBodies: never;
	headers: never;
	pathItems: never;
}
interface components$1 {
	schemas: {
		/** @description The body of `searchIndicative`. */
		readonly IndicativeSearchRequest: {
			/** @description What to search for. */
			readonly query: components$1["schemas"]["IndicativeQuery"];
		};
		/** @description What to search for, and how to present it. */
		readonly IndicativeQuery: {
			/**
			 * @description The country of purchase, as a code from `listMarkets`.
			 * @example UK
			 */
			readonly market: string;
			/**
			 * @description The language for names, as a code from `listLocales`.
			 * @example en-GB
			 */
			readonly locale: string;
			/**
			 * @description The currency for prices, as a code from `listCurrencies`.
			 * @example GBP
			 */
			readonly currency: string;
			/** @description The legs of the trip, in travel order. One leg is a one-way trip; two are a return trip. */
			readonly queryLegs: readonly components$1["schemas"]["IndicativeQueryLeg"][];
			/** @description How to group the quotes by time. */
			readonly dateTimeGroupingType?: components$1["schemas"]["DateTimeGroupingType"];
		};
		/**
		 * @description One leg: where from, where to, and when, in exactly one of three ways. Note the names: a
		 *     live query has `originPlaceId` where this has `originPlace`, which nests one level deeper.
		 */
		readonly IndicativeQueryLeg: components$1["schemas"]["IndicativeQueryLegWithDateRange"] | components$1["schemas"]["IndicativeQueryLegWithFixedDate"] | components$1["schemas"]["IndicativeQueryLegWithAnytime"];
		/**
		 * Date range
		 * @description Whole months, from the first to the last.
		 */
		readonly IndicativeQueryLegWithDateRange: {
			/** @description Where the leg starts. */
			readonly originPlace: components$1["schemas"]["IndicativePlace"];
			/** @description Where the leg ends. */
			readonly destinationPlace: components$1["schemas"]["IndicativePlace"];
			/** @description Any day of these months. */
			readonly dateRange: components$1["schemas"]["DateRange"];
			/** @enum {unknown} */
			readonly fixedDate?: never;
			/** @enum {unknown} */
			readonly anytime?: never;
		};
		/**
		 * Fixed date
		 * @description One exact day.
		 */
		readonly IndicativeQueryLegWithFixedDate: {
			/** @description Where the leg starts. */
			readonly originPlace: components$1["schemas"]["IndicativePlace"];
			/** @description Where the leg ends. */
			readonly destinationPlace: components$1["schemas"]["IndicativePlace"];
			/** @description Exactly this day. */
			readonly fixedDate: components$1["schemas"]["LocalDate"];
			/** @enum {unknown} */
			readonly dateRange?: never;
			/** @enum {unknown} */
			readonly anytime?: never;
		};
		/**
		 * Any time
		 * @description No limit on the date.
		 */
		readonly IndicativeQueryLegWithAnytime: {
			/** @description Where the leg starts. */
			readonly originPlace: components$1["schemas"]["IndicativePlace"];
			/** @description Where the leg ends. */
			readonly destinationPlace: components$1["schemas"]["IndicativePlace"];
			/**
			 * @description Any day at all. Send `true`. Not specified: What do `anywhere: false` and `anytime: false` mean? Leave the field out.
			 * @example true
			 */
			readonly anytime: boolean;
			/** @enum {unknown} */
			readonly dateRange?: never;
			/** @enum {unknown} */
			readonly fixedDate?: never;
		};
		/** @description One end of a leg, in exactly one of two ways: a named place, or anywhere. */
		readonly IndicativePlace: components$1["schemas"]["IndicativePlaceWithQueryPlace"] | components$1["schemas"]["IndicativePlaceWithAnywhere"];
		/**
		 * A place
		 * @description Names the place to search from or to.
		 */
		readonly IndicativePlaceWithQueryPlace: {
			/** @description A named place. Identify airports and cities by either identifier, countries by entity ID. */
			readonly queryPlace: components$1["schemas"]["PlaceQuery"];
			/** @enum {unknown} */
			readonly anywhere?: never;
		};
		/**
		 * Anywhere
		 * @description Leaves the place open.
		 */
		readonly IndicativePlaceWithAnywhere: {
			/**
			 * @description Any place at all. Send `true`. Not specified: What do `anywhere: false` and `anytime: false` mean? Leave the field out.
			 * @example true
			 */
			readonly anywhere: boolean;
			/** @enum {unknown} */
			readonly queryPlace?: never;
		};
		/** @description Whole months: from the first day of the start month to the last day of the end month. Not specified: How far ahead do indicative prices go, and how long can a range be? Request only the months that you show. */
		readonly DateRange: {
			/** @description The first month. */
			readonly startDate: components$1["schemas"]["MonthYear"];
			/** @description The last month. It can be the same as the first. */
			readonly endDate: components$1["schemas"]["MonthYear"];
		};
		/**
		 * @description How quotes are grouped by time.
		 * @default DATE_TIME_GROUPING_TYPE_UNSPECIFIED
		 * @example DATE_TIME_GROUPING_TYPE_BY_MONTH
		 */
		readonly DateTimeGroupingType: string & ("DATE_TIME_GROUPING_TYPE_UNSPECIFIED" | "DATE_TIME_GROUPING_TYPE_BY_DATE" | "DATE_TIME_GROUPING_TYPE_BY_MONTH");
		/** @description The response of `searchIndicative`. It has no session token and no action. */
		readonly IndicativeSearchResponse: {
			/** @description Whether the response is complete. There's nothing to poll either way. */
			readonly status: components$1["schemas"]["ResultStatus"];
			/** @description The quotes and their groups. */
			readonly content: components$1["schemas"]["IndicativeContent"];
		};
		/** @description The quotes, and ways to present them. */
		readonly IndicativeContent: {
			/** @description The quotes, with the carriers and places they refer to. */
			readonly results: components$1["schemas"]["IndicativeResults"];
			/** @description The same quotes, by route and by date. */
			readonly groupingOptions: components$1["schemas"]["GroupingOptions"];
		};
		/** @description Three maps that refer to one another by ID. */
		readonly IndicativeResults: {
			/** @description The quotes. The groupings give them an order; the map doesn't. */
			readonly quotes: {
				readonly [key: string]: components$1["schemas"]["Quote"];
			};
			/** @description The carriers that quotes refer to. */
			readonly carriers: {
				readonly [key: string]: components$1["schemas"]["IndicativeCarrier"];
			};
			/** @description The places that quotes refer to, and the places above them. */
			readonly places: {
				readonly [key: string]: components$1["schemas"]["Place"];
			};
		};
		/**
		 * @description The lowest price found for a trip. Its ID is opaque: it can contain any punctuation, so
		 *     don't parse it.
		 */
		readonly Quote: {
			/** @description The lowest price found, for one adult in economy. Not specified: Does the price of a return quote cover both legs, and what is its unit? Check it with a live search before you show it as a total. */
			readonly minPrice: components$1["schemas"]["Price"];
			/**
			 * @description True when the price is for direct flights.
			 * @example true
			 */
			readonly isDirect: boolean;
			/** @description The outbound leg. */
			readonly outboundLeg: components$1["schemas"]["QuoteLeg"];
			/**
			 * @description The inbound leg. In a one-way search, it can be absent, or present with empty IDs, an
			 *     all-zero date and the timestamp `0`.
			 */
			readonly inboundLeg?: components$1["schemas"]["QuoteLeg"];
		};
		/** @description One direction of a quote. */
		readonly QuoteLeg: {
			/**
			 * @description Where it starts, as a key into `places`; empty on an unused leg.
			 * @example 70001101
			 */
			readonly originPlaceId: string;
			/**
			 * @description Where it ends, as a key into `places`; empty on an unused leg.
			 * @example 70001202
			 */
			readonly destinationPlaceId: string;
			/**
			 * @description The day of departure, in the origin's local time. Read the date only: the time of
			 *     day is zero in the examples. Not specified: Is the departure time of a quote ever set? Read only the date.
			 */
			readonly departureDateTime: components$1["schemas"]["LocalDateTime"];
			/**
			 * Format: int64
			 * @description When the price was found: an int64 written as a string, in seconds since 1970-01-01 UTC
			 *     in the examples. Not specified: What is the unit of `quoteCreationTimestamp`? Check that it gives a date close to today.
			 * @example 1793512800
			 */
			readonly quoteCreationTimestamp: string;
			/**
			 * @description Who sells the flight, as a key into `carriers`; empty on an unused leg.
			 * @example -40001
			 */
			readonly marketingCarrierId: string;
		};
		/** @description An airline as quotes name it. Unlike in live results, it has no alliance. */
		readonly IndicativeCarrier: {
			/**
			 * @description The airline's name.
			 * @example Nimbus Air
			 */
			readonly name: string;
			/**
			 * @description The URL of the airline's logo.
			 * @example https://images.example.com/airlines/nimbus.png
			 */
			readonly imageUrl: string;
			/**
			 * @description The airline's IATA code; it can be empty.
			 * @example X1
			 */
			readonly iata: string;
		};
		/** @description The quotes in groups. Not specified: Does every response have both groupings? Check for the one you read. */
		readonly GroupingOptions: {
			/** @description The quotes by origin and destination. */
			readonly byRoute?: components$1["schemas"]["RouteGrouping"];
			/** @description The quotes by time of departure. */
			readonly byDate?: components$1["schemas"]["DateGrouping"];
		};
		/** @description The quotes by route. */
		readonly RouteGrouping: {
			/** @description One group per route. A group with two empty place IDs can occur; ignore it. */
			readonly quotesGroups: readonly components$1["schemas"]["RouteGroup"][];
		};
		/** @description The quotes of one route. */
		readonly RouteGroup: {
			/**
			 * @description Where the route starts, as a key into `places`.
			 * @example 70001101
			 */
			readonly originPlaceId: string;
			/**
			 * @description Where the route ends, as a key into `places`.
			 * @example 70001202
			 */
			readonly destinationPlaceId: string;
			/**
			 * @description The quotes of this route, as keys into `quotes`. Not specified: How are the quotes for a route ordered? Compare their prices.
			 * @example [
			 *       "quote-lhr-edi-direct",
			 *       "quote-lhr-edi-indirect"
			 *     ]
			 */
			readonly quoteIds: readonly string[];
		};
		/** @description The quotes by time, once for each direction. */
		readonly DateGrouping: {
			/** @description The groups by departure of the outbound leg. */
			readonly quotesOutboundGroups: readonly components$1["schemas"]["DateGroup"][];
			/** @description The groups by departure of the inbound leg; empty in a one-way search. */
			readonly quotesInboundGroups: readonly components$1["schemas"]["DateGroup"][];
		};
		/** @description The quotes of one day or one month. */
		readonly DateGroup: {
			/** @description The month of the group. The day of a group by date is on its quotes. */
			readonly monthYearDate: components$1["schemas"]["MonthYear"];
			/**
			 * @description The quotes of this group, as keys into `quotes`, cheapest first.
			 * @example [
			 *       "quote-lhr-edi-direct",
			 *       "quote-lhr-edi-indirect"
			 *     ]
			 */
			readonly quoteIds: readonly string[];
		};
		/** @description A place to search from or to, named by exactly one of its two identifiers. */
		readonly PlaceQuery: components$1["schemas"]["PlaceQueryWithIata"] | components$1["schemas"]["PlaceQueryWithEntityId"];
		/**
		 * By IATA code
		 * @description Names an airport or a city by its IATA code.
		 */
		readonly PlaceQueryWithIata: {
			/**
			 * @description The IATA code of an airport or a city. A city and its airport can share a code; the
			 *     entity ID tells them apart.
			 * @example LHR
			 */
			readonly iata: string;
			/** @enum {unknown} */
			readonly entityId?: never;
		};
		/**
		 * By entity ID
		 * @description Names a place by its entity ID.
		 */
		readonly PlaceQueryWithEntityId: {
			/**
			 * @description The entity ID of a place, as listed by geo. Digits written as a string.
			 * @example 70001201
			 */
			readonly entityId: string;
			/** @enum {unknown} */
			readonly iata?: never;
		};
		/**
		 * @description A whole calendar month.
		 * @example {
		 *       "year": 2027,
		 *       "month": 5
		 *     }
		 */
		readonly MonthYear: {
			/**
			 * Format: int32
			 * @description The year, four digits.
			 */
			readonly year: number;
			/**
			 * Format: int32
			 * @description The month, 1 to 12.
			 */
			readonly month: number;
		};
		/**
		 * @description A local calendar date, as three integers.
		 * @example {
		 *       "year": 2027,
		 *       "month": 5,
		 *       "day": 14
		 *     }
		 */
		readonly LocalDate: {
			/**
			 * Format: int32
			 * @description The year, four digits.
			 */
			readonly year: number;
			/**
			 * Format: int32
			 * @description The month, 1 to 12.
			 */
			readonly month: number;
			/**
			 * Format: int32
			 * @description The day of the month, 1 to 31.
			 */
			readonly day: number;
		};
		/** @description The body of every response that is not a 200. */
		readonly ErrorStatus: {
			/**
			 * Format: int32
			 * @description A number for the kind of error. The examples use gRPC codes. Not specified: Which values can `code` have? Branch on the HTTP status instead.
			 * @example 3
			 */
			readonly code: number;
			/**
			 * @description The problem, described for developers. Not specified: What do `message` and `details` contain? Use them only in your logs.
			 * @example locale is not a known locale; the nearest is en-GB.
			 */
			readonly message: string;
			/**
			 * @description More about the error. It can be empty.
			 * @example [
			 *       {
			 *         "field": "locale",
			 *         "expected": "a locale code",
			 *         "received": "en-GX"
			 *       }
			 *     ]
			 */
			readonly details: readonly {
				readonly [key: string]: unknown;
			}[];
		};
		/**
		 * @description The progress of the work behind a response.
		 * @example RESULT_STATUS_COMPLETE
		 */
		readonly ResultStatus: string & ("RESULT_STATUS_UNSPECIFIED" | "RESULT_STATUS_COMPLETE" | "RESULT_STATUS_INCOMPLETE" | "RESULT_STATUS_FAILED");
		/**
		 * @description The divisor that turns a price's `amount` into its value.
		 * @example PRICE_UNIT_MILLI
		 */
		readonly PriceUnit: string & ("PRICE_UNIT_UNSPECIFIED" | "PRICE_UNIT_WHOLE" | "PRICE_UNIT_CENTI" | "PRICE_UNIT_MILLI" | "PRICE_UNIT_MICRO");
		/**
		 * @description An amount of money, scaled by a unit. Divide `amount` by the unit's divisor to get the
		 *     value. The price is in the currency you requested, which isn't included here. Not specified: What does an amount without a unit mean? Treat the price as missing.
		 */
		readonly Price: {
			/**
			 * Format: int64
			 * @description The scaled amount: an int64 written as a string. It is empty when there is no price,
			 *     which is not the same as zero. Parse it as a big integer or a decimal: it can be too large
			 *     to represent exactly as a floating-point number.
			 * @example 128450
			 */
			readonly amount: string;
			/** @description What to divide `amount` by. */
			readonly unit: components$1["schemas"]["PriceUnit"];
		};
		/**
		 * @description A local date and time of day, as six integers. It has no time zone and no
		 *     offset. All zeros mean that it isn't set.
		 * @example {
		 *       "year": 2027,
		 *       "month": 5,
		 *       "day": 14,
		 *       "hour": 7,
		 *       "minute": 30,
		 *       "second": 0
		 *     }
		 */
		readonly LocalDateTime: {
			/**
			 * Format: int32
			 * @description The year, four digits; 0 when not set.
			 */
			readonly year: number;
			/**
			 * Format: int32
			 * @description The month, 1 to 12; 0 when not set.
			 */
			readonly month: number;
			/**
			 * Format: int32
			 * @description The day of the month, 1 to 31; 0 when not set.
			 */
			readonly day: number;
			/**
			 * Format: int32
			 * @description The hour of the day, 0 to 23.
			 */
			readonly hour: number;
			/**
			 * Format: int32
			 * @description The minute of the hour, 0 to 59.
			 */
			readonly minute: number;
			/**
			 * Format: int32
			 * @description The second of the minute, 0 to 59.
			 */
			readonly second: number;
		};
		/**
		 * @description The type of a place.
		 * @example PLACE_TYPE_AIRPORT
		 */
		readonly PlaceType: string & ("PLACE_TYPE_UNSPECIFIED" | "PLACE_TYPE_AIRPORT" | "PLACE_TYPE_CITY" | "PLACE_TYPE_COUNTRY" | "PLACE_TYPE_CONTINENT");
		/** @description A point on the globe, in decimal degrees. */
		readonly Coordinates: {
			/**
			 * Format: double
			 * @description Degrees north of the equator; negative in the south.
			 * @example 55.9533
			 */
			readonly latitude: number;
			/**
			 * Format: double
			 * @description Degrees east of Greenwich; negative in the west.
			 * @example -3.1883
			 */
			readonly longitude: number;
		};
		/** @description An airport, a city, a country or a continent. `parentId` links them into a tree. */
		readonly Place: {
			/**
			 * @description The ID of the place, and its key in the map.
			 * @example 70001202
			 */
			readonly entityId: string;
			/**
			 * @description The entity ID of its parent; empty at the top of the tree.
			 * @example 70001201
			 */
			readonly parentId: string;
			/**
			 * @description The name, in the locale you asked for.
			 * @example Edinburgh
			 */
			readonly name: string;
			/** @description Whether it is an airport, a city, a country or a continent. */
			readonly type: components$1["schemas"]["PlaceType"];
			/**
			 * @description The IATA code, for airports and cities only; empty or absent for other places.
			 * @example EDI
			 */
			readonly iata?: string;
			/** @description The location of the place. Not specified: Which places have coordinates? Check whether a place has them before you use them. */
			readonly coordinates?: components$1["schemas"]["Coordinates"];
		};
	};
	responses: {
		/** @description An unexpected error response. */
		readonly UnexpectedError: {
			headers: {
				readonly [name: string]: unknown;
			};
			content: {
				readonly "application/json": components$1["schemas"]["ErrorStatus"];
			};
		};
		/** @description Unauthorized. Please provide a valid API key. */
		readonly Unauthorized: {
			headers: {
				readonly [name: string]: unknown;
			};
			content: {
				readonly "application/json": components$1["schemas"]["ErrorStatus"];
			};
		};
		/** @description You don't have access to the requested resource. */
		readonly Forbidden: {
			headers: {
				readonly [name: string]: unknown;
			};
			content: {
				readonly "application/json": components$1["schemas"]["ErrorStatus"];
			};
		};
		/** @description Resource not Found. */
		readonly NotFound: {
			headers: {
				readonly [name: string]: unknown;
			};
			content: {
				readonly "application/json": components$1["schemas"]["ErrorStatus"];
			};
		};
		/** @description Too many requests based on your rate limits. */
		readonly TooManyRequests: {
			headers: {
				readonly [name: string]: unknown;
			};
			content: {
				readonly "application/json": components$1["schemas"]["ErrorStatus"];
			};
		};
		/** @description Internal Server Error. */
		readonly InternalServerError: {
			headers: {
				readonly [name: string]: unknown;
			};
			content: {
				readonly "application/json": components$1["schemas"]["ErrorStatus"];
			};
		};
		/** @description Service Unavailable */
		readonly ServiceUnavailable: {
			headers: {
				readonly [name: string]: unknown;
			};
			content: {
				readonly "application/json": components$1["schemas"]["ErrorStatus"];
			};
		};
	};
	parameters: never;
	requestBodies: never;
	headers: never;
	pathItems: never;
}
interface components$2 {
	schemas: {
		/** @description The response of `listFlightPlaces` and `findNearestPlaces`. */
		readonly PlacesResponse: {
			/** @description Whether the response is complete. */
			readonly status: components$2["schemas"]["ResultStatus"];
			/** @description The places. The order of the keys means nothing. */
			readonly places: {
				readonly [key: string]: components$2["schemas"]["Place"];
			};
		};
		/** @description The body of `findNearestPlaces`. */
		readonly NearestRequest: {
			/** @description The position from which to find the nearest places. */
			readonly locator: components$2["schemas"]["Locator"];
			/**
			 * @description The locale to name the places in, as a code from `listLocales`.
			 * @example en-GB
			 */
			readonly locale: string;
		};
		/** @description A position, given in exactly one way: a point or an IP address. */
		readonly Locator: components$2["schemas"]["LocatorWithCoordinates"] | components$2["schemas"]["LocatorWithIpAddress"];
		/**
		 * By coordinates
		 * @description Starts from a point on the globe.
		 */
		readonly LocatorWithCoordinates: {
			/** @description The point to start from. */
			readonly coordinates: components$2["schemas"]["Coordinates"];
			/** @enum {unknown} */
			readonly ipAddress?: never;
		};
		/**
		 * By IP address
		 * @description Starts from the location of an IP address.
		 */
		readonly LocatorWithIpAddress: {
			/**
			 * @description The IP address to start from. Not specified: Which IP addresses does the API recognise, and does it support IPv6? Expect errors or inaccurate results.
			 * @example 203.0.113.24
			 */
			readonly ipAddress: string;
			/** @enum {unknown} */
			readonly coordinates?: never;
		};
		/** @description The body of every response that is not a 200. */
		readonly ErrorStatus: {
			/**
			 * Format: int32
			 * @description A number for the kind of error. The examples use gRPC codes. Not specified: Which values can `code` have? Branch on the HTTP status instead.
			 * @example 3
			 */
			readonly code: number;
			/**
			 * @description The problem, described for developers. Not specified: What do `message` and `details` contain? Use them only in your logs.
			 * @example locale is not a known locale; the nearest is en-GB.
			 */
			readonly message: string;
			/**
			 * @description More about the error. It can be empty.
			 * @example [
			 *       {
			 *         "field": "locale",
			 *         "expected": "a locale code",
			 *         "received": "en-GX"
			 *       }
			 *     ]
			 */
			readonly details: readonly {
				readonly [key: string]: unknown;
			}[];
		};
		/**
		 * @description The progress of the work behind a response.
		 * @example RESULT_STATUS_COMPLETE
		 */
		readonly ResultStatus: string & ("RESULT_STATUS_UNSPECIFIED" | "RESULT_STATUS_COMPLETE" | "RESULT_STATUS_INCOMPLETE" | "RESULT_STATUS_FAILED");
		/**
		 * @description The type of a place.
		 * @example PLACE_TYPE_AIRPORT
		 */
		readonly PlaceType: string & ("PLACE_TYPE_UNSPECIFIED" | "PLACE_TYPE_AIRPORT" | "PLACE_TYPE_CITY" | "PLACE_TYPE_COUNTRY" | "PLACE_TYPE_CONTINENT");
		/** @description A point on the globe, in decimal degrees. */
		readonly Coordinates: {
			/**
			 * Format: double
			 * @description Degrees north of the equator; negative in the south.
			 * @example 55.9533
			 */
			readonly latitude: number;
			/**
			 * Format: double
			 * @description Degrees east of Greenwich; negative in the west.
			 * @example -3.1883
			 */
			readonly longitude: number;
		};
		/** @description An airport, a city, a country or a continent. `parentId` links them into a tree. */
		readonly Place: {
			/**
			 * @description The ID of the place, and its key in the map.
			 * @example 70001202
			 */
			readonly entityId: string;
			/**
			 * @description The entity ID of its parent; empty at the top of the tree.
			 * @example 70001201
			 */
			readonly parentId: string;
			/**
			 * @description The name, in the locale you asked for.
			 * @example Edinburgh
			 */
			readonly name: string;
			/** @description Whether it is an airport, a city, a country or a continent. */
			readonly type: components$2["schemas"]["PlaceType"];
			/**
			 * @description The IATA code, for airports and cities only; empty or absent for other places.
			 * @example EDI
			 */
			readonly iata?: string;
			/** @description The location of the place. Not specified: Which places have coordinates? Check whether a place has them before you use them. */
			readonly coordinates?: components$2["schemas"]["Coordinates"];
		};
	};
	responses: {
		/** @description An unexpected error response. */
		readonly UnexpectedError: {
			headers: {
				readonly [name: string]: unknown;
			};
			content: {
				readonly "application/json": components$2["schemas"]["ErrorStatus"];
			};
		};
		/** @description Unauthorized. Please provide a valid API key. */
		readonly Unauthorized: {
			headers: {
				readonly [name: string]: unknown;
			};
			content: {
				readonly "application/json": components$2["schemas"]["ErrorStatus"];
			};
		};
		/** @description You don't have access to the requested resource. */
		readonly Forbidden: {
			headers: {
				readonly [name: string]: unknown;
			};
			content: {
				readonly "application/json": components$2["schemas"]["ErrorStatus"];
			};
		};
		/** @description Resource not Found. */
		readonly NotFound: {
			headers: {
				readonly [name: string]: unknown;
			};
			content: {
				readonly "application/json": components$2["schemas"]["ErrorStatus"];
			};
		};
		/** @description Too many requests based on your rate limits. */
		readonly TooManyRequests: {
			headers: {
				readonly [name: string]: unknown;
			};
			content: {
				readonly "application/json": components$2["schemas"]["ErrorStatus"];
			};
		};
		/** @description Internal Server Error. */
		readonly InternalServerError: {
			headers: {
				readonly [name: string]: unknown;
			};
			content: {
				readonly "application/json": components$2["schemas"]["ErrorStatus"];
			};
		};
		/** @description Service Unavailable */
		readonly ServiceUnavailable: {
			headers: {
				readonly [name: string]: unknown;
			};
			content: {
				readonly "application/json": components$2["schemas"]["ErrorStatus"];
			};
		};
	};
	parameters: never;
	requestBodies: never;
	headers: never;
	pathItems: never;
}
interface components$3 {
	schemas: {
		/** @description The response of `listCurrencies`. */
		readonly CurrenciesResponse: {
			/** @description Whether the list is complete. */
			readonly status: components$3["schemas"]["ResultStatus"];
			/** @description The supported currencies. */
			readonly currencies: readonly components$3["schemas"]["Currency"][];
		};
		/** @description The response of `listLocales`. */
		readonly LocalesResponse: {
			/** @description Whether the list is complete. */
			readonly status: components$3["schemas"]["ResultStatus"];
			/** @description The supported locales. */
			readonly locales: readonly components$3["schemas"]["Locale"][];
		};
		/** @description The response of `listMarkets`. */
		readonly MarketsResponse: {
			/** @description Whether the list is complete. */
			readonly status: components$3["schemas"]["ResultStatus"];
			/** @description The supported markets. */
			readonly markets: readonly components$3["schemas"]["Market"][];
		};
		/** @description The response of `findNearestCulture`. */
		readonly NearestCultureResponse: {
			/** @description Whether the response is complete. */
			readonly status: components$3["schemas"]["ResultStatus"];
			/** @description The market that fits the address best. */
			readonly market: components$3["schemas"]["Market"];
			/** @description The locale that fits the address best. */
			readonly locale: components$3["schemas"]["Locale"];
			/** @description The currency that fits the address best. */
			readonly currency: components$3["schemas"]["Currency"];
		};
		/** @description A currency and its formatting rules. */
		readonly Currency: {
			/**
			 * @description The currency's ISO 4217 code. It is what you send as `currency`.
			 * @example EUR
			 */
			readonly code: string;
			/**
			 * @description The symbol to show. It can have several characters, or equal the code.
			 * @example €
			 */
			readonly symbol: string;
			/**
			 * @description The character between groups of three digits. It can be a space.
			 * @example .
			 */
			readonly thousandsSeparator: string;
			/**
			 * @description The character before the decimal digits.
			 * @example ,
			 */
			readonly decimalSeparator: string;
			/**
			 * @description True when the symbol comes before the amount.
			 * @example false
			 */
			readonly symbolOnLeft: boolean;
			/**
			 * @description True when there's a space between the amount and the symbol.
			 * @example true
			 */
			readonly spaceBetweenAmountAndSymbol: boolean;
			/**
			 * Format: int32
			 * @description How many decimal digits to show. It does not depend on the unit of a price. Not specified: How do you round to this number of digits? For prices, people expect rounding half up.
			 * @example 2
			 */
			readonly decimalDigits: number;
		};
		/** @description A language as it is spoken in a region. */
		readonly Locale: {
			/**
			 * @description The locale's code, language and region. It is what you send as `locale`.
			 * @example en-GB
			 */
			readonly code: string;
			/**
			 * @description The locale's name in its own language.
			 * @example English (United Kingdom)
			 */
			readonly name: string;
		};
		/** @description A country of purchase. */
		readonly Market: {
			/**
			 * @description The market's two-letter code. It is what you send as `market`.
			 * @example UK
			 */
			readonly code: string;
			/**
			 * @description The market's name. In `listMarkets`, it is in the language of the locale in the path.
			 * @example United Kingdom
			 */
			readonly name: string;
		};
		/** @description The body of every response that is not a 200. */
		readonly ErrorStatus: {
			/**
			 * Format: int32
			 * @description A number for the kind of error. The examples use gRPC codes. Not specified: Which values can `code` have? Branch on the HTTP status instead.
			 * @example 3
			 */
			readonly code: number;
			/**
			 * @description The problem, described for developers. Not specified: What do `message` and `details` contain? Use them only in your logs.
			 * @example locale is not a known locale; the nearest is en-GB.
			 */
			readonly message: string;
			/**
			 * @description More about the error. It can be empty.
			 * @example [
			 *       {
			 *         "field": "locale",
			 *         "expected": "a locale code",
			 *         "received": "en-GX"
			 *       }
			 *     ]
			 */
			readonly details: readonly {
				readonly [key: string]: unknown;
			}[];
		};
		/**
		 * @description The progress of the work behind a response.
		 * @example RESULT_STATUS_COMPLETE
		 */
		readonly ResultStatus: string & ("RESULT_STATUS_UNSPECIFIED" | "RESULT_STATUS_COMPLETE" | "RESULT_STATUS_INCOMPLETE" | "RESULT_STATUS_FAILED");
	};
	responses: {
		/** @description An unexpected error response. */
		readonly UnexpectedError: {
			headers: {
				readonly [name: string]: unknown;
			};
			content: {
				readonly "application/json": components$3["schemas"]["ErrorStatus"];
			};
		};
		/** @description Bad Request */
		readonly BadRequest: {
			headers: {
				readonly [name: string]: unknown;
			};
			content: {
				readonly "application/json": components$3["schemas"]["ErrorStatus"];
			};
		};
		/** @description Unauthorized. Please provide a valid API key. */
		readonly Unauthorized: {
			headers: {
				readonly [name: string]: unknown;
			};
			content: {
				readonly "application/json": components$3["schemas"]["ErrorStatus"];
			};
		};
		/** @description You don't have access to the requested resource. */
		readonly Forbidden: {
			headers: {
				readonly [name: string]: unknown;
			};
			content: {
				readonly "application/json": components$3["schemas"]["ErrorStatus"];
			};
		};
		/** @description Resource not Found. */
		readonly NotFound: {
			headers: {
				readonly [name: string]: unknown;
			};
			content: {
				readonly "application/json": components$3["schemas"]["ErrorStatus"];
			};
		};
		/** @description Too many requests based on your rate limits. */
		readonly TooManyRequests: {
			headers: {
				readonly [name: string]: unknown;
			};
			content: {
				readonly "application/json": components$3["schemas"]["ErrorStatus"];
			};
		};
		/** @description Internal Server Error. */
		readonly InternalServerError: {
			headers: {
				readonly [name: string]: unknown;
			};
			content: {
				readonly "application/json": components$3["schemas"]["ErrorStatus"];
			};
		};
		/** @description Service Unavailable */
		readonly ServiceUnavailable: {
			headers: {
				readonly [name: string]: unknown;
			};
			content: {
				readonly "application/json": components$3["schemas"]["ErrorStatus"];
			};
		};
	};
	parameters: never;
	requestBodies: never;
	headers: never;
	pathItems: never;
}
interface components$4 {
	schemas: {
		/** @description The body of `suggestFlightPlaces`. */
		readonly SuggestRequest: {
			/** @description The text, and for whom. */
			readonly query: components$4["schemas"]["SuggestQuery"];
			/**
			 * Format: int32
			 * @description The most places to return, 1 to 50.
			 * @example 10
			 */
			readonly limit?: number;
			/**
			 * @description True when the traveller picks a destination. It changes the ranking.
			 * @default false
			 * @example true
			 */
			readonly isDestination?: boolean;
		};
		/** @description What the traveller has typed, and in which market and language. */
		readonly SuggestQuery: {
			/**
			 * @description The country of purchase, as a code from `listMarkets`.
			 * @example UK
			 */
			readonly market: string;
			/**
			 * @description The language for names, as a code from `listLocales`.
			 * @example en-GB
			 */
			readonly locale: string;
			/**
			 * @description What the traveller has typed. Blank asks for popular places.
			 * @example edin
			 */
			readonly searchTerm?: string;
			/**
			 * @description The kinds of place to suggest: airports, cities and countries. Ask for airports and
			 *     cities before a live search.
			 * @example [
			 *       "PLACE_TYPE_AIRPORT",
			 *       "PLACE_TYPE_CITY"
			 *     ]
			 */
			readonly includedEntityTypes?: readonly components$4["schemas"]["PlaceType"][];
		};
		/** @description The response of `suggestFlightPlaces`. */
		readonly SuggestResponse: {
			/** @description The places that match, the first to show on top. */
			readonly places: readonly components$4["schemas"]["SuggestedPlace"][];
		};
		/** @description A place that matches. Some of its fields have other names than those of a geo place. */
		readonly SuggestedPlace: {
			/**
			 * @description The ID of the place, as in geo.
			 * @example 70001201
			 */
			readonly entityId: string;
			/**
			 * @description The IATA code of an airport or a city. In geo the field is `iata`.
			 * @example EDI
			 */
			readonly iataCode?: string;
			/**
			 * @description The entity ID of the place above it.
			 * @example 70000001
			 */
			readonly parentId?: string;
			/**
			 * @description The name, in the locale you asked for.
			 * @example Edinburgh
			 */
			readonly name: string;
			/**
			 * @description The country. Not specified: What form do `countryId`, `hierarchy`, `highlighting` and `location` have? The example is one reading.
			 * @example 70000001
			 */
			readonly countryId?: string;
			/**
			 * @description The name of the country.
			 * @example United Kingdom
			 */
			readonly countryName?: string;
			/**
			 * @description The name of the city.
			 * @example Edinburgh
			 */
			readonly cityName?: string;
			/**
			 * @description Where the place is. One text, latitude first and longitude after a comma.
			 * @example 55.9533,-3.1883
			 */
			readonly location?: string;
			/**
			 * @description The place and those above it. Not specified: What form do `countryId`, `hierarchy`, `highlighting` and `location` have? The example is one reading.
			 * @example Edinburgh|United Kingdom
			 */
			readonly hierarchy?: string;
			/**
			 * @description What matches the text. Not specified: What form do `countryId`, `hierarchy`, `highlighting` and `location` have? The example is one reading.
			 * @example [
			 *       [
			 *         0,
			 *         4
			 *       ]
			 *     ]
			 */
			readonly highlighting?: readonly (readonly number[])[];
			/** @description Whether it is an airport, a city or a country. */
			readonly type: components$4["schemas"]["PlaceType"];
		};
		/**
		 * @description The type of a place.
		 * @example PLACE_TYPE_AIRPORT
		 */
		readonly PlaceType: string & ("PLACE_TYPE_UNSPECIFIED" | "PLACE_TYPE_AIRPORT" | "PLACE_TYPE_CITY" | "PLACE_TYPE_COUNTRY" | "PLACE_TYPE_CONTINENT");
		/** @description The body of every response that is not a 200. */
		readonly ErrorStatus: {
			/**
			 * Format: int32
			 * @description A number for the kind of error. The examples use gRPC codes. Not specified: Which values can `code` have? Branch on the HTTP status instead.
			 * @example 3
			 */
			readonly code: number;
			/**
			 * @description The problem, described for developers. Not specified: What do `message` and `details` contain? Use them only in your logs.
			 * @example locale is not a known locale; the nearest is en-GB.
			 */
			readonly message: string;
			/**
			 * @description More about the error. It can be empty.
			 * @example [
			 *       {
			 *         "field": "locale",
			 *         "expected": "a locale code",
			 *         "received": "en-GX"
			 *       }
			 *     ]
			 */
			readonly details: readonly {
				readonly [key: string]: unknown;
			}[];
		};
	};
	responses: {
		/** @description An unexpected error response. */
		readonly UnexpectedError: {
			headers: {
				readonly [name: string]: unknown;
			};
			content: {
				readonly "application/json": components$4["schemas"]["ErrorStatus"];
			};
		};
		/** @description Unauthorized. Please provide a valid API key. */
		readonly Unauthorized: {
			headers: {
				readonly [name: string]: unknown;
			};
			content: {
				readonly "application/json": components$4["schemas"]["ErrorStatus"];
			};
		};
		/** @description You don't have access to the requested resource. */
		readonly Forbidden: {
			headers: {
				readonly [name: string]: unknown;
			};
			content: {
				readonly "application/json": components$4["schemas"]["ErrorStatus"];
			};
		};
		/** @description Resource not Found. */
		readonly NotFound: {
			headers: {
				readonly [name: string]: unknown;
			};
			content: {
				readonly "application/json": components$4["schemas"]["ErrorStatus"];
			};
		};
		/** @description Too many requests based on your rate limits. */
		readonly TooManyRequests: {
			headers: {
				readonly [name: string]: unknown;
			};
			content: {
				readonly "application/json": components$4["schemas"]["ErrorStatus"];
			};
		};
		/** @description Internal Server Error. */
		readonly InternalServerError: {
			headers: {
				readonly [name: string]: unknown;
			};
			content: {
				readonly "application/json": components$4["schemas"]["ErrorStatus"];
			};
		};
		/** @description Service Unavailable */
		readonly ServiceUnavailable: {
			headers: {
				readonly [name: string]: unknown;
			};
			content: {
				readonly "application/json": components$4["schemas"]["ErrorStatus"];
			};
		};
	};
	parameters: never;
	requestBodies: never;
	headers: never;
	pathItems: never;
}
/** Every operation of the contract. */
export type OperationId = "createLiveSearch" | "pollLiveSearch" | "searchIndicative" | "listFlightPlaces" | "findNearestPlaces" | "listCurrencies" | "listLocales" | "listMarkets" | "findNearestCulture" | "suggestFlightPlaces";
export type Agent = components["schemas"]["Agent"];
export type AgentType = components["schemas"]["AgentType"];
export type Alliance = components["schemas"]["Alliance"];
export type CabinClass = components["schemas"]["CabinClass"];
export type Carrier = components["schemas"]["Carrier"];
export type Coordinates = components["schemas"]["Coordinates"];
export type CurrenciesResponse = components$3["schemas"]["CurrenciesResponse"];
export type Currency = components$3["schemas"]["Currency"];
export type DateGroup = components$1["schemas"]["DateGroup"];
export type DateGrouping = components$1["schemas"]["DateGrouping"];
export type DateRange = components$1["schemas"]["DateRange"];
export type DateTimeGroupingType = components$1["schemas"]["DateTimeGroupingType"];
export type ErrorStatus = components["schemas"]["ErrorStatus"];
export type Fare = components["schemas"]["Fare"];
export type GroupingOptions = components$1["schemas"]["GroupingOptions"];
export type IndicativeCarrier = components$1["schemas"]["IndicativeCarrier"];
export type IndicativeContent = components$1["schemas"]["IndicativeContent"];
export type IndicativePlace = components$1["schemas"]["IndicativePlace"];
export type IndicativeQuery = components$1["schemas"]["IndicativeQuery"];
export type IndicativeQueryLeg = components$1["schemas"]["IndicativeQueryLeg"];
export type IndicativeResults = components$1["schemas"]["IndicativeResults"];
export type IndicativeSearchRequest = components$1["schemas"]["IndicativeSearchRequest"];
export type IndicativeSearchResponse = components$1["schemas"]["IndicativeSearchResponse"];
export type Itinerary = components["schemas"]["Itinerary"];
export type Leg = components["schemas"]["Leg"];
export type LiveContent = components["schemas"]["LiveContent"];
export type LiveQuery = components["schemas"]["LiveQuery"];
export type LiveQueryLeg = components["schemas"]["LiveQueryLeg"];
export type LiveResults = components["schemas"]["LiveResults"];
export type LiveSearchRequest = components["schemas"]["LiveSearchRequest"];
export type LiveSearchResponse = components["schemas"]["LiveSearchResponse"];
export type LocalDate = components["schemas"]["LocalDate"];
export type LocalDateTime = components["schemas"]["LocalDateTime"];
export type Locale = components$3["schemas"]["Locale"];
export type LocalesResponse = components$3["schemas"]["LocalesResponse"];
export type Locator = components$2["schemas"]["Locator"];
export type Market = components$3["schemas"]["Market"];
export type MarketsResponse = components$3["schemas"]["MarketsResponse"];
export type MonthYear = components$1["schemas"]["MonthYear"];
export type NearestCultureResponse = components$3["schemas"]["NearestCultureResponse"];
export type NearestRequest = components$2["schemas"]["NearestRequest"];
export type Place = components["schemas"]["Place"];
export type PlaceQuery = components["schemas"]["PlaceQuery"];
export type PlaceType = components["schemas"]["PlaceType"];
export type PlacesResponse = components$2["schemas"]["PlacesResponse"];
export type Price = components["schemas"]["Price"];
export type PriceSummary = components["schemas"]["PriceSummary"];
export type PriceUnit = components["schemas"]["PriceUnit"];
export type PricingItem = components["schemas"]["PricingItem"];
export type PricingOption = components["schemas"]["PricingOption"];
export type Quote = components$1["schemas"]["Quote"];
export type QuoteLeg = components$1["schemas"]["QuoteLeg"];
export type RatingBreakdown = components["schemas"]["RatingBreakdown"];
export type ResultAction = components["schemas"]["ResultAction"];
export type ResultStatus = components["schemas"]["ResultStatus"];
export type RouteGroup = components$1["schemas"]["RouteGroup"];
export type RouteGrouping = components$1["schemas"]["RouteGrouping"];
export type Segment = components["schemas"]["Segment"];
export type SortingOption = components["schemas"]["SortingOption"];
export type SortingOptions = components["schemas"]["SortingOptions"];
export type Stats = components["schemas"]["Stats"];
export type StopStats = components["schemas"]["StopStats"];
export type Stops = components["schemas"]["Stops"];
export type SuggestQuery = components$4["schemas"]["SuggestQuery"];
export type SuggestRequest = components$4["schemas"]["SuggestRequest"];
export type SuggestResponse = components$4["schemas"]["SuggestResponse"];
export type SuggestedPlace = components$4["schemas"]["SuggestedPlace"];
export type SustainabilityData = components["schemas"]["SustainabilityData"];
export type TicketTypes = components["schemas"]["TicketTypes"];
export type TransferType = components["schemas"]["TransferType"];
/** The parameters of `pollLiveSearch`. */
export interface PollLiveSearchParameters {
	/**
	 * The token of the session, from the latest response of create or poll.
	 * @example c2Vzc2lvbi1leGFtcGxlLTAwMQ-a1
	 */
	readonly sessionToken: string;
}
/** The parameters of `listFlightPlaces`. */
export interface ListFlightPlacesParameters {
	/**
	 * The locale to name the places in, as a code from `listLocales`.
	 * @example en-GB
	 */
	readonly locale: string;
}
/** The parameters of `listMarkets`. */
export interface ListMarketsParameters {
	/**
	 * The locale to name the markets in, as a code from `listLocales`.
	 * @example en-GB
	 */
	readonly locale: string;
}
/** The parameters of `findNearestCulture`. */
export interface FindNearestCultureParameters {
	/**
	 * The IP address to find the culture for.
	 * @example 203.0.113.24
	 */
	readonly ipAddress?: string;
}
/** Nothing: the operation takes no parameters. */
export type NoParameters = Readonly<Record<string, never>>;
/** One function for each operation. `Options` is what a client takes besides. */
export interface Operations<Options> {
	/**
	 * Create a live search.
	 *
	 * Opens a search session and immediately returns what is already known, usually some of the
	 * results. Keep the `sessionToken` and continue with `pollLiveSearch`.
	 *
	 * One query leg is a one-way trip, two legs, there and back, are a return trip, and several legs
	 * are a multi-city trip.
	 *
	 * A leg goes from an airport or a city to an airport or a city. Countries and continents are for
	 * indicative searches.
	 *
	 * Not specified:
	 * - How long does a session last, and how does the API respond to an expired token? When the traveller comes back later, create a new search.
	 * - How many legs can a trip have, and do they have to be in date order? Send them in date order, and be ready for an error.
	 * - Which dates can be searched? Offer the dates your travellers need, and be ready for an error.
	 *
	 * @param request The query.
	 * @returns The session, and the results so far.
	 * @throws {ApiError} for every call that fails: its `kind` says what to do
	 */
	readonly createLiveSearch: (request: LiveSearchRequest, options?: Options) => Promise<LiveSearchResponse>;
	/**
	 * Poll a live search.
	 *
	 * Returns the progress of the search and, when something has changed, all the results again.
	 * Don't send a body.
	 *
	 * Replace all of your results, but only when `action` is `RESULT_ACTION_REPLACED`. With any other
	 * action, keep them. Poll again while `status` is `RESULT_STATUS_INCOMPLETE`.
	 *
	 * Limit your polling by time and by count. On a 404, create the search again; on a 400, stop.
	 *
	 * Not specified:
	 * - How often should you poll, and for how long? The advice for V1.0 was to poll every half second to a second, for up to a minute.
	 * - How long does a session last, and how does the API respond to an expired token? When the traveller comes back later, create a new search.
	 * - Can another key poll a session? Use the key that created it.
	 *
	 * @returns The state of the search, and the results when they changed.
	 * @throws {ApiError} for every call that fails: its `kind` says what to do
	 */
	readonly pollLiveSearch: (parameters: PollLiveSearchParameters, options?: Options) => Promise<LiveSearchResponse>;
	/**
	 * Search indicative prices.
	 *
	 * Takes one query leg for a one-way trip or two for a return trip. Each leg has an
	 * origin, a destination and a date: a named place or anywhere, and a range of months, a fixed
	 * date or any time.
	 *
	 * The response contains quotes, keyed by ID, and two ways to group them: by route and by date. In
	 * a group by date, the cheapest quote comes first. A quote is for one adult in economy, and
	 * can be up to four days old.
	 *
	 * Not specified:
	 * - How many quotes does a search return? Be ready for none.
	 * - How are quotes grouped if the grouping is unspecified? Send a grouping whenever you read groups by date.
	 * - How many legs can an indicative search have? Use a live search for more than two.
	 * - Can both ends of a leg be `anywhere`? Name a place at one of them.
	 * - Can the two legs of a return specify their dates in different ways? Specify both dates in the same way.
	 *
	 * @param request The query.
	 * @returns The quotes, with the carriers and places they refer to, and their groups.
	 * @throws {ApiError} for every call that fails: its `kind` says what to do
	 */
	readonly searchIndicative: (request: IndicativeSearchRequest, options?: Options) => Promise<IndicativeSearchResponse>;
	/**
	 * List flight places.
	 *
	 * Returns every place used for flights, as one flat map keyed by entity ID. Follow `parentId`
	 * to build the tree: airport, city, country, continent.
	 *
	 * The response covers the whole world, so it's large: cache it and look up places in your copy.
	 *
	 * Not specified:
	 * - How often do lists change? Load them when your server starts, and refresh them periodically.
	 * - How does the API respond to an unknown market, locale or currency? Send only codes from the lists.
	 *
	 * @returns The places, keyed by entity ID.
	 * @throws {ApiError} for every call that fails: its `kind` says what to do
	 */
	readonly listFlightPlaces: (parameters: ListFlightPlacesParameters, options?: Options) => Promise<PlacesResponse>;
	/**
	 * Find the nearest places.
	 *
	 * Returns the chain of places that starts at the airport nearest to a point or an IP address
	 * and goes up from there. Send exactly one locator. To get the city, take the place of type
	 * `PLACE_TYPE_CITY`: it is the airport's parent.
	 *
	 * Not specified:
	 * - How many places does the nearest-places call return, and how far up does the chain go? Follow `parentId` until the map has no entry for it.
	 * - How far away can the nearest airport be? Let the traveller choose another one.
	 * - What happens if an IP address can't be matched to a place? Make sure that your page works without a place.
	 *
	 * @param request The position from which to find the nearest places, and the locale to name them in.
	 * @returns The nearest airport and the places above it, keyed by entity ID.
	 * @throws {ApiError} for every call that fails: its `kind` says what to do
	 */
	readonly findNearestPlaces: (request: NearestRequest, options?: Options) => Promise<PlacesResponse>;
	/**
	 * List currencies.
	 *
	 * Returns every supported currency with the rules for formatting an amount in it: symbol,
	 * separators, order, spacing and number of digits.
	 *
	 * Not specified:
	 * - How are lists ordered? Sort them according to the conventions of the reader's language.
	 *
	 * @returns The supported currencies.
	 * @throws {ApiError} for every call that fails: its `kind` says what to do
	 */
	readonly listCurrencies: (parameters?: NoParameters, options?: Options) => Promise<CurrenciesResponse>;
	/**
	 * List locales.
	 *
	 * Returns every supported locale. Each name is written in the locale's own language, ready
	 * for a language menu, so the call takes no locale itself.
	 *
	 * Not specified:
	 * - How are lists ordered? Sort them according to the conventions of the reader's language.
	 *
	 * @returns The supported locales.
	 * @throws {ApiError} for every call that fails: its `kind` says what to do
	 */
	readonly listLocales: (parameters?: NoParameters, options?: Options) => Promise<LocalesResponse>;
	/**
	 * List markets.
	 *
	 * Returns every supported market, named in the language of the locale in the path. Market codes
	 * look like country codes but aren't always the same: the United Kingdom is `UK`.
	 *
	 * Not specified:
	 * - How are lists ordered? Sort them according to the conventions of the reader's language.
	 * - How does the API respond to an unknown market, locale or currency? Send only codes from the lists.
	 *
	 * @returns The supported markets, named in the locale.
	 * @throws {ApiError} for every call that fails: its `kind` says what to do
	 */
	readonly listMarkets: (parameters: ListMarketsParameters, options?: Options) => Promise<MarketsResponse>;
	/**
	 * Find the nearest culture.
	 *
	 * Returns the market, the locale and the currency that fit an IP address best. It is the one
	 * operation that declares no security: send no API key.
	 *
	 * Not specified:
	 * - Which address counts if you don't send `ipAddress`? Always send one.
	 * - Which IP addresses does the API recognise, and does it support IPv6? Expect errors or inaccurate results.
	 * - In which language does nearest culture name the market? Take the name from the list of markets.
	 * - What happens if you send a key with the call that doesn't need one? Don't send one.
	 *
	 * @returns The market, locale and currency nearest to the IP address.
	 * @throws {ApiError} for every call that fails: its `kind` says what to do
	 */
	readonly findNearestCulture: (parameters?: FindNearestCultureParameters, options?: Options) => Promise<NearestCultureResponse>;
	/**
	 * Suggest flight places.
	 *
	 * Returns the places that match a text, for a field that completes what a traveller types.
	 * A blank text returns popular places.
	 *
	 * Not specified:
	 * - How are suggestions ranked, and what does `isDestination` change? Keep the order of the response.
	 * - Which types are suggested if you don't list any? List the types that you want.
	 *
	 * @param request The text, and what to suggest.
	 * @returns The places that match.
	 * @throws {ApiError} for every call that fails: its `kind` says what to do
	 */
	readonly suggestFlightPlaces: (request: SuggestRequest, options?: Options) => Promise<SuggestResponse>;
}
/**
 * What to do about a failed call:
 *
 * - `input`: the request is wrong; change it
 * - `auth`: the key is missing, unknown or without access
 * - `gone`: what the call names is not there, such as a session that has ended
 * - `limit`: too many calls; wait for `retryAfter`
 * - `server`: the API failed, or something between you and it
 * - `network`: no response came, or not in time
 * - `aborted`: your signal ended the call
 */
export type ErrorKind = "input" | "auth" | "gone" | "limit" | "server" | "network" | "aborted";
/** One thing that is wrong with a request. Each part is present only if the API states it. */
export interface ErrorDetail {
	/** Where it is: "query.market". */
	readonly field?: string;
	/** What was expected there. */
	readonly expected?: string;
	/** What was received. */
	readonly received?: string;
}
/** What is left of a rate limit, if the response states it. */
export interface RateLimit {
	/** Calls that may still be made. */
	readonly remaining: number;
	/** Seconds until the full limit is available again. */
	readonly reset: number;
}
/** What is known about a failure besides its status and its body. */
export interface Circumstances {
	/** Derived from the status unless set. */
	readonly kind?: ErrorKind;
	/** The headers of the response. */
	readonly headers?: Headers;
	/** In seconds. */
	readonly retryAfter?: number | undefined;
	/** What went wrong, if no body says it. */
	readonly reason?: string;
	/** What was thrown: by `fetch`, or the reason of a signal. */
	readonly cause?: unknown;
}
/** Whatever ends a call: a response that is not 200, no response at all, or your own signal. */
export declare class ApiError extends Error {
	/** The operation that was called. */
	readonly operation: OperationId;
	/** The HTTP status; 0 where no response came. */
	readonly status: number;
	/** What is wrong, in the API's own form; undefined if the body does not have that form. */
	readonly body: ErrorStatus | undefined;
	/** What to do about it. */
	readonly kind: ErrorKind;
	/** The headers of the response; empty if none came. */
	readonly headers: Headers;
	/** Seconds to wait before the next attempt, where the response says it. */
	readonly retryAfter: number | undefined;
	/** What is left of your rate limit, if the response states it. */
	readonly rateLimit: RateLimit | undefined;
	/** What is wrong, item by item; empty if the API does not say it. */
	readonly details: readonly ErrorDetail[];
	constructor(operation: OperationId, status: number, body: ErrorStatus | undefined, { kind, headers, ...rest }?: Circumstances);
	/** Whether the same call can succeed later. */
	get isTemporary(): boolean;
}
/** One of the bookings that a traveller has to make. */
export interface Booking {
	/** The URL to book at. Use it unchanged. */
	readonly link: string;
	/** What it costs. */
	readonly price: Price;
	/** Undefined if the results do not contain the agent. */
	readonly agent: Agent | undefined;
	/** The segments it covers, as far as the results contain them. */
	readonly segments: readonly Segment[];
}
/**
 * All bookings of an option. The traveller needs each of them: the first is not the whole trip.
 * @throws {TypeError} unless given results of a live search and a pricing option
 */
export declare function bookingsOf(results: LiveResults, option: PricingOption): readonly Booking[];
/** A call that is about to be made again. */
export interface Retry {
	/** The operation that was called. */
	readonly operation: OperationId;
	/** The number of the attempt that failed, from 1. */
	readonly attempt: number;
	/** Milliseconds until the next one. */
	readonly wait: number;
	/** Why the attempt failed. */
	readonly cause: ApiError;
}
/** Settings for a single call, or for all calls of a client. */
export interface CallSettings {
	/** Sent with each request, in addition to the key. They override the client's own. */
	readonly headers?: Readonly<Record<string, string>> | Headers | Iterable<readonly [
		name: string,
		value: string
	]> | undefined;
	/**
	 * How many milliseconds one attempt may take.
	 * @defaultValue 30,000
	 */
	readonly timeout?: number | undefined;
	/**
	 * How many times a call is tried, the first time included.
	 * @defaultValue 3
	 */
	readonly attempts?: number | undefined;
	/**
	 * The longest pause before a retry, in milliseconds. If `Retry-After` asks for a longer one, the
	 * call fails at once.
	 * @defaultValue 60,000
	 */
	readonly longestWait?: number | undefined;
	/** Called before each wait for another attempt. If it fails, the call ends with its error. */
	readonly onRetry?: ((retry: Retry) => void) | undefined;
}
/** What an operation takes: its body, or its parameters by name. */
export type Input<Id extends OperationId> = NonNullable<Parameters<Operations<never>[Id]>[0]>;
/** The body of an operation's response 200. */
export type Output<Id extends OperationId> = Awaited<ReturnType<Operations<never>[Id]>>;
/** Settings for a single call. */
export interface CallOptions extends CallSettings {
	/** Ends the call, and the search it is part of, with an `ApiError` of the kind `aborted`. */
	readonly signal?: AbortSignal | undefined;
}
/** Settings for a live search, in addition to those for each of its calls. */
export interface LiveOptions extends CallOptions {
	/**
	 * Milliseconds between polls.
	 * @defaultValue 1,000
	 */
	readonly pause?: number | undefined;
	/**
	 * The time limit of the search, in milliseconds.
	 * @defaultValue 60,000
	 */
	readonly longest?: number | undefined;
	/** Continues a search that was created before, instead of creating one. */
	readonly sessionToken?: string | undefined;
	/**
	 * With `sessionToken`: the results found before, which stay the latest until there are new ones.
	 */
	readonly content?: LiveContent | undefined;
}
/** Settings for `searchLive`, which also reports results as they come. */
export interface SearchOptions extends LiveOptions {
	/** Called with each new set of results, which replaces the one before as a whole. */
	readonly onResults?: ((content: LiveContent, status: ResultStatus) => void) | undefined;
}
/** The results found so far; they replace the ones before. */
export interface LiveUpdate {
	/** Complete, failed, or incomplete if the search is running or ended early. */
	readonly status: ResultStatus;
	/** The latest results; undefined before the first. */
	readonly content: LiveContent | undefined;
	/**
	 * Why the search ended; undefined while it is running. The API said that it is `complete` or has
	 * `failed`, its `time` limit was reached, or a poll failed, with an
	 * `error`.
	 */
	readonly endedBy: "complete" | "failed" | "time" | "error" | undefined;
	/** The error of the poll that ended the search, if one did. */
	readonly error: ApiError | undefined;
	/** To continue this search later, pass it as `sessionToken`, along with `content`. */
	readonly sessionToken: string;
}
/** How a search ended, and what it found. */
export interface LiveSearch extends LiveUpdate {
	/** Why it ended. */
	readonly endedBy: "complete" | "failed" | "time" | "error";
}
/** The options of a client. */
export interface ClientOptions extends CallSettings {
	/**
	 * Scheme and host of the API, or the URL of your own server in front of it:
	 * `"http://localhost:3000"`.
	 */
	readonly baseUrl: string;
	/** For operations that need one. Leave it out if your own server adds it. */
	readonly apiKey?: string | undefined;
	/**
	 * Makes a call.
	 * @defaultValue the platform's `fetch`
	 */
	readonly fetch?: ((request: Request) => Promise<Response>) | undefined;
	/**
	 * Resolves after that many milliseconds; rejects with the signal's reason once it is aborted.
	 * @defaultValue the platform's timers
	 */
	readonly wait?: ((milliseconds: number, signal?: AbortSignal) => Promise<void>) | undefined;
	/**
	 * Returns the time, in epoch milliseconds.
	 * @defaultValue the platform's clock
	 */
	readonly now?: (() => number) | undefined;
	/**
	 * Returns a number from 0 to 1. It varies pauses, so that clients retry at different moments.
	 * @defaultValue `Math.random`
	 */
	readonly random?: (() => number) | undefined;
}
/** What `createClient` returns: a function for each operation, and two for a whole live search. */
export interface Client extends Operations<CallOptions> {
	/**
	 * Creates a live search and polls it to its end, one call at a time.
	 *
	 * A session that is gone is created again. Results are never lost: when a poll fails, after any
	 * retries, the search ends with `endedBy: "error"`, the error and the results found so far.
	 * @throws {ApiError} only if create fails, or when your signal aborts the search
	 */
	readonly searchLive: (request: LiveSearchRequest, options?: SearchOptions) => Promise<LiveSearch>;
	/**
	 * Runs the same search and returns it as a stream:
	 * `for await (const { content, endedBy } of client.live(request))`.
	 *
	 * Each new set of results replaces the one before. The last update tells you why the search
	 * ended; a poll that fails, after any retries, ends it with `endedBy: "error"`. Leaving the loop
	 * stops it.
	 * @throws {ApiError} only if create fails, or when your signal aborts the search
	 */
	readonly live: (request: LiveSearchRequest, options?: LiveOptions) => AsyncGenerator<LiveUpdate, LiveSearch>;
}
/**
 * Creates a client: a function for each operation, and two for a whole live search.
 * @param options `fetch`, clock and timers are the platform's if left out
 * @throws {TypeError} for an unknown option or a wrong value
 */
export declare function createClient(options: ClientOptions): Client;
/** The options of a proxy. */
export interface ProxyOptions {
	/** Scheme and host of the API. */
	readonly baseUrl: string;
	/** Added to each call that needs one; it never leaves your server otherwise. */
	readonly apiKey: string;
	/** The operations that this proxy passes on. Other operations get a 403, other requests a 404. */
	readonly allow: readonly OperationId[];
	/**
	 * Bytes that a body may have.
	 * @defaultValue 65,536
	 */
	readonly longestBody?: number | undefined;
	/**
	 * Milliseconds that the API may take to respond.
	 * @defaultValue 30,000
	 */
	readonly timeout?: number | undefined;
	/**
	 * Called for failures that the visitor must not see: no response, a rejected key, an operation
	 * not in `allow`.
	 */
	readonly onFailure?: ((cause: unknown) => void) | undefined;
	/**
	 * Makes a call.
	 * @defaultValue the platform's `fetch`
	 */
	readonly fetch?: ((request: Request) => Promise<Response>) | undefined;
}
/**
 * Keeps the key on your server: returns a function from the request of a page to the response of
 * the API. Mount it below any path, and give the client that path as its `baseUrl`.
 * @throws {TypeError} for an unknown operation, and for a missing or wrong option
 */
export declare function createProxy(options: ProxyOptions): (request: Request) => Promise<Response>;
/**
 * Reads a date from the value of a date field: "2027-05-14".
 * @throws {TypeError} for a string in another form, and for a day that doesn't exist
 */
export declare function toLocalDate(text: string): LocalDate;
/**
 * A date as the value of a date field: `toDateText({ year: 2027, month: 5, day: 14 })` →
 * "2027-05-14".
 * @throws {TypeError} for a day that doesn't exist, such as the zeros of an unused leg
 */
export declare function toDateText(date: LocalDate): string;
/**
 * A date as travellers read it: `formatDate({ year: 2027, month: 5, day: 14 }, "en-GB")` →
 * "14 May 2027".
 * @param style options of `Intl.DateTimeFormat`
 * @defaultValue day, short month and year
 * @throws {TypeError} for a day that doesn't exist, such as the zeros of an unused leg, for an
 * invalid locale, and for options that the platform rejects
 */
export declare function formatDate(date: LocalDate, locale: string, style?: Intl.DateTimeFormatOptions): string;
/**
 * A time of day as travellers read it, local to its place:
 * `formatTime({ hour: 7, minute: 5 }, "en-GB")` → "07:05".
 * @throws {TypeError} for a value without hour and minute, for a time that doesn't exist, and for an
 * invalid locale
 */
export declare function formatTime(dateTime: LocalDateTime, locale: string): string;
/**
 * A duration as travellers read it: `formatDuration(80, "en-GB")` → "1h 20m".
 * @throws {TypeError} for anything but an integer from 0, and for an invalid locale
 */
export declare function formatDuration(minutes: number, locale: string): string;
/** The options of a debounced call. */
export interface DebounceOptions {
	/**
	 * Milliseconds that the input has to stay unchanged.
	 * @defaultValue 250
	 */
	readonly pause?: number | undefined;
	/**
	 * Waits; a test replaces it.
	 * @defaultValue a timer
	 */
	readonly wait?: ((milliseconds: number, signal?: AbortSignal) => Promise<void>) | undefined;
}
/**
 * A call for input that changes fast, such as suggestions while a traveller types. It is made once
 * the input rests. A newer input aborts the one before, which resolves to `undefined`.
 * @param call takes the input, and a signal to pass on
 * @throws {TypeError} if `call` is not a function, and for an unknown option or a wrong value
 */
export declare function debounced<Value, Result>(call: (value: Value, signal: AbortSignal) => Promise<Result>, options?: DebounceOptions): (value: Value) => Promise<Result | undefined>;
/**
 * One plain English sentence for a person to read: what to correct in a request, or what to do. For
 * other languages, go by `kind` and `endedBy`.
 * @param what whatever was thrown, what `onRetry` receives, or an update of a live search
 */
export declare function explain(what: unknown): string;
/**
 * Itineraries in one of the API's orders; those that the order does not name come last.
 * @param order name of the order: "best", "cheapest", "fastest"
 * @defaultValue "best"
 * @throws {TypeError} for anything but the content of a live search, and for an unknown order
 */
export declare function itinerariesOf(content: LiveContent, order?: keyof SortingOptions): readonly Itinerary[];
/**
 * Legs of an itinerary, one for each query leg.
 * @throws {TypeError} unless given results of a live search and an itinerary
 */
export declare function legsOf(results: LiveResults, itinerary: Itinerary): readonly Leg[];
/**
 * Segments of a leg, in the order they are flown.
 * @throws {TypeError} unless given results of a live search and a leg
 */
export declare function segmentsOf(results: LiveResults, leg: Leg): readonly Segment[];
/**
 * Carriers of a leg.
 * @param as whether to return those that sell it or those that fly it
 * @defaultValue "marketing"
 * @throws {TypeError} unless given results of a live search and a leg, and for another word
 */
export declare function carriersOf(results: LiveResults, leg: Leg, as?: "marketing" | "operating"): readonly Carrier[];
/**
 * Agents of a pricing option: each sells a part of it.
 * @throws {TypeError} unless given results of a live search and a pricing option
 */
export declare function agentsOf(results: LiveResults, option: PricingOption): readonly Agent[];
/**
 * A place and what it belongs to, from itself upwards: airport, city, country.
 * @throws {TypeError} for anything but the places of a response, and for an ID that is no string
 */
export declare function placesFrom(places: Readonly<Record<string, Place>>, id: string): readonly Place[];
/**
 * Ways to buy an itinerary, the lowest price first; those without a price are left out.
 * @throws {TypeError} for anything but an itinerary
 */
export declare function pricingOptionsOf(itinerary: Itinerary): readonly PricingOption[];
/**
 * The lowest price of an itinerary; undefined where no option has one.
 * @throws {TypeError} for anything but an itinerary
 */
export declare function lowestPriceOf(itinerary: Itinerary): Price | undefined;
/**
 * Quotes of a group, the lowest price first.
 * @throws {TypeError} for content of another kind, and for anything but an array of IDs
 */
export declare function quotesOf(content: IndicativeContent, quoteIds: readonly string[]): readonly Quote[];
/**
 * A price in millionths of its currency; undefined for "no price": no amount, or no known unit.
 * @throws {TypeError} for anything but a price
 */
export declare function inMicros(price: Price): bigint | undefined;
/**
 * For `sort`: the lowest first, whatever their units, and those without a price last.
 * @throws {TypeError} for anything but prices; one that is missing counts as no price
 */
export declare function comparePrices(a: Price, b: Price): number;
/**
 * The exact amount: `{ amount: "128450", unit: "PRICE_UNIT_MILLI" }` → "128.45"; undefined for no
 * price.
 * @throws {TypeError} for anything but a price
 */
export declare function toDecimal(price: Price): string | undefined;
/**
 * A price as travellers read it, by the rules of `listCurrencies`: "£128.45"; undefined for no
 * price.
 * @throws {TypeError} for anything but a price, and for anything but a currency of `listCurrencies`
 */
export declare function formatPrice(price: Price, currency: Currency): string | undefined;
/** A day of a price calendar. */
export interface DayPrice {
	/** The day. */
	readonly date: LocalDate;
	/** The cheapest quote of the day; undefined on a day without a price. */
	readonly quote: Quote | undefined;
}
/**
 * A price calendar: each day of a month with its cheapest quote, including days without one.
 * @param leg leg whose departure day counts
 * @defaultValue "outbound"
 * @throws {TypeError} for content of another kind, a month that doesn't exist, or an unknown leg
 */
export declare function pricesByDay(content: IndicativeContent, month: Pick<LocalDate, "year" | "month">, leg?: "outbound" | "inbound"): readonly DayPrice[];
/** The part of a Node.js request that is read; Express has the same. */
export interface NodeRequest extends AsyncIterable<Uint8Array> {
	/** "POST" */
	readonly method?: string | undefined;
	/** Path and query string. */
	readonly url?: string | undefined;
	/** Names are in lower case. */
	readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
}
/** The part of a Node.js response that is written; Express has the same. */
export interface NodeResponse {
	/** The HTTP status. */
	statusCode: number;
	/** Adds a header. */
	readonly setHeader: (name: string, value: string) => unknown;
	/** Sends the body. */
	readonly end: (body?: Uint8Array) => unknown;
	/** Calls back once the connection or the response is closed. */
	readonly on: (event: "close", listener: () => void) => unknown;
}
/**
 * Adapts a proxy to servers with their own kind of request: `createServer(toNodeHandler(proxy))`,
 * and in Express `app.use("/api", toNodeHandler(proxy))`, before anything that reads bodies.
 * @param handle what `createProxy` returns
 * @throws {TypeError} if `handle` is not a function
 */
export declare function toNodeHandler(handle: (request: Request) => Promise<Response>): (incoming: NodeRequest, outgoing: NodeResponse) => Promise<void>;

export {};
