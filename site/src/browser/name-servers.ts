/** The class of what a sample calls a server, with its text for each: `data-sandbox`, `data-production`. */
export const SERVER_NAME = "at-server";

/**
 * For the head script, where `root` is `<html>`: rewrites the samples for the chosen server. An
 * observer runs before the next paint, so neither a document that is being parsed, nor a page that
 * navigation shows, nor a click on the switch ever shows the other host.
 */
export const NAME_SERVERS = `
  const servers = document.getElementsByClassName("${SERVER_NAME}");
  new MutationObserver(() => {
    for (const server of servers) {
      const name = server.dataset[root.dataset.server ?? "sandbox"];
      if (server.textContent !== name) server.textContent = name;
    }
  }).observe(root, { childList: true, subtree: true, attributeFilter: ["data-server"] });`;
