#!/usr/bin/env node
// The MCP server over standard input and output, for a client that starts it by itself.
import { register } from "tsx/esm/api";

register();
const { serveStdio } = await import("../src/node/serve-stdio.ts");
await serveStdio();
