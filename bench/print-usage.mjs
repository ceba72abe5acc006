// Loaded before a script under measurement: leaves its resource usage behind when it ends.
import { readFileSync, writeFileSync } from "node:fs";
import { isMainThread } from "node:worker_threads";

if (isMainThread) process.on("exit", writeUsage);

function writeUsage() {
  const { maxRSS } = process.resourceUsage();
  const usage = { maxRSS, processorSeconds: processorTicks() / 100 };
  writeFileSync(process.env.USAGE_FILE, JSON.stringify(usage));
}

/** Hundredths of a second in this process and in those that it has waited for, as Linux counts. */
function processorTicks() {
  const [, fields = ""] = readFileSync("/proc/self/stat", "utf8").split(/\) /);
  const [user, system, usersBelow, systemsBelow] = fields.split(" ").slice(11, 15).map(Number);
  return user + system + usersBelow + systemsBelow;
}
