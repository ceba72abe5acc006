// Loaded before a script under measurement: leaves its resource usage behind when it ends.
import { writeFileSync } from "node:fs";

process.on("exit", () => {
  writeFileSync(process.env.USAGE_FILE, JSON.stringify(process.resourceUsage()));
});
