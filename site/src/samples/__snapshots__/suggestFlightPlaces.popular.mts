const body = {
  query: { market: "UK", locale: "en-GB", searchTerm: "" },
};

const response = await fetch("http://localhost:3000/apiservices/v3/autosuggest/flights", {
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

const answer: unknown = await response.json();
console.log(answer);
