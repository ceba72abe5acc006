const base = "http://localhost:3000/apiservices/v3";
const url =
  `${base}/culture/nearestculture?ipAddress=203.0.113.24`;

const response = await fetch(url);

if (!response.ok) {
  const text = await response.text();
  throw new Error(`${response.status}: ${text}`);
}

console.log(await response.json());
