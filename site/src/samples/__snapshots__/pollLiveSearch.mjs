const response = await fetch("http://localhost:3000/apiservices/v3/flights/live/search/poll/c2Vzc2lvbi1leGFtcGxlLTAwMQ-a1", {
  method: "POST",
  headers: { "x-api-key": "sandbox-key" },
});

if (!response.ok) {
  throw new Error(`${response.status}: ${await response.text()}`);
}

console.log(await response.json());
