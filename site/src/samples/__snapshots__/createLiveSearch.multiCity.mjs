const base = "http://localhost:3000/apiservices/v3";
const url = `${base}/flights/live/search/create`;

const body = {
  query: {
    market: "UK",
    locale: "en-GB",
    currency: "GBP",
    queryLegs: [
      {
        originPlaceId: { iata: "LHR" },
        destinationPlaceId: { iata: "AMS" },
        date: { year: 2027, month: 5, day: 14 },
      },
      {
        originPlaceId: { iata: "AMS" },
        destinationPlaceId: { iata: "EDI" },
        date: { year: 2027, month: 5, day: 18 },
      },
      {
        originPlaceId: { iata: "EDI" },
        destinationPlaceId: { iata: "LHR" },
        date: { year: 2027, month: 5, day: 21 },
      },
    ],
    cabinClass: "CABIN_CLASS_BUSINESS",
    adults: 1,
  },
};

const response = await fetch(url, {
  method: "POST",
  headers: {
    "x-api-key": "sandbox-key",
    "content-type": "application/json",
  },
  body: JSON.stringify(body),
});

if (!response.ok) {
  const text = await response.text();
  throw new Error(`${response.status}: ${text}`);
}

console.log(await response.json());
