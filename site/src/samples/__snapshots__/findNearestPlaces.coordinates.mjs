const body = {
  locator: {
    coordinates: { latitude: 55.9533, longitude: -3.1883 },
  },
  locale: "en-GB",
};

const response = await fetch("http://localhost:3000/apiservices/v3/geo/hierarchy/flights/nearest", {
  method: "POST",
  headers: {
    "x-api-key": "sandbox-key",
    "content-type": "application/json",
  },
  body: JSON.stringify(body),
});

if (!response.ok) {
  throw new Error(`${response.status}: ${await response.text()}`);
}

console.log(await response.json());
