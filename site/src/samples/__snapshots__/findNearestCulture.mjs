const response = await fetch("http://localhost:3000/apiservices/v3/culture/nearestculture?ipAddress=203.0.113.24");

if (!response.ok) {
  throw new Error(`${response.status}: ${await response.text()}`);
}

console.log(await response.json());
