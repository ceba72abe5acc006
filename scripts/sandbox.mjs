// `npm run sandbox`: install what is missing, serve the sandbox alone.
import { serveWith } from "./serve-with.mjs";

await serveWith(async (settings) => {
  const { serveSandbox } = await import("../sandbox/src/node/process/serve-sandbox.ts");
  const served = await serveSandbox(settings);
  console.log(`Sandbox  ${served.url}/apiservices/v3/  (x-api-key: sandbox-key)`);
  if (served.metricsUrl) console.log(`Metrics  ${served.metricsUrl}`);
  return served;
});
