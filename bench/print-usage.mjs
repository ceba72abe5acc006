// Preloaded before a measured script: writes its resource usage to a file when it ends.
import { readFileSync, writeFileSync } from "node:fs";
import { isMainThread } from "node:worker_threads";

if (isMainThread) process.on("exit", writeUsage);

function writeUsage() {
  const { maxRSS } = process.resourceUsage();
  const usage = { maxRSS, processorSeconds: processorTicks() / 100 };
  writeFileSync(process.env.USAGE_FILE, JSON.stringify(usage));
}

/** CPU time of this process and the children it has waited for, in Linux ticks of 10 ms. */
function processorTicks() {
  const [, fields = ""] = readFileSync("/proc/self/stat", "utf8").split(/\) /);
  const [user, system, usersBelow, systemsBelow] = fields.split(" ").slice(11, 15).map(Number);
  return user + system + usersBelow + systemsBelow;
}
