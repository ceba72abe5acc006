const base = "http://localhost:3000/apiservices/v3";
const url = `${base}/flights/indicative/search`;

const body = {
  query: {
    market: "UK",
    locale: "en-GB",
    currency: "GBP",
    queryLegs: [
      {
        originPlace: {
          queryPlace: { iata: "LHR" },
        },
        destinationPlace: { anywhere: true },
        anytime: true,
      },
    ],
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
