const response = await fetch("http://localhost:3000/apiservices/v3/culture/markets/en-GB", {
  headers: { "x-api-key": "sandbox-key" },
});

if (!response.ok) {
  throw new Error(`${response.status}: ${await response.text()}`);
}

console.log(await response.json());
