const base = "http://localhost:3000/apiservices/v3";
const url = `${base}/autosuggest/flights`;

const body = {
  query: {
    market: "UK",
    locale: "en-GB",
    searchTerm: "edin",
    includedEntityTypes: [
      "PLACE_TYPE_AIRPORT",
      "PLACE_TYPE_CITY",
    ],
  },
  limit: 10,
  isDestination: true,
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

const answer: unknown = await response.json();
console.log(answer);
