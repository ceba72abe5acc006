const base = "http://localhost:3000/apiservices/v3";
const url = `${base}/culture/currencies`;

const response = await fetch(url, {
  headers: { "x-api-key": "sandbox-key" },
});

if (!response.ok) {
  const text = await response.text();
  throw new Error(`${response.status}: ${text}`);
}

console.log(await response.json());
