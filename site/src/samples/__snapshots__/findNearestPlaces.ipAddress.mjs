const base = "http://localhost:3000/apiservices/v3";
const url = `${base}/geo/hierarchy/flights/nearest`;

const body = {
  locator: { ipAddress: "203.0.113.24" },
  locale: "en-GB",
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
