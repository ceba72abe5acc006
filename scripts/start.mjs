// `npm start`: install what is missing, build the site, serve site and sandbox on one port.
await import("./build.mjs");
if (!process.exitCode) await import("./serve.mjs");
