const base = "http://localhost:3000/apiservices/v3";
const sessionToken = "c2Vzc2lvbi1leGFtcGxlLTAwMQ-a1";
const url = `${base}/flights/live/search/poll/${sessionToken}`;

const response = await fetch(url, {
  method: "POST",
  headers: { "x-api-key": "sandbox-key" },
});

if (!response.ok) {
  const text = await response.text();
  throw new Error(`${response.status}: ${text}`);
}

console.log(await response.json());
