/** The class of a server's name in a sample; `data-sandbox` and `data-production` hold its text. */
export const SERVER_NAME = "at-server";

/**
 * Part of the head script, where `root` is `<html>`: rewrites the samples for the chosen server.
 * The observer runs before the next paint, so the other host is never shown: not while a document
 * is being parsed, not after a navigation, and not after a click on the switch.
 */
export const NAME_SERVERS = `
  const servers = document.getElementsByClassName("${SERVER_NAME}");
  new MutationObserver(() => {
    for (const server of servers) {
      const name = server.dataset[root.dataset.server ?? "sandbox"];
      if (server.textContent !== name) server.textContent = name;
    }
  }).observe(root, { childList: true, subtree: true, attributeFilter: ["data-server"] });`;
