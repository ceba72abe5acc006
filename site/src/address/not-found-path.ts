/** The page that no address leads to. Servers send it, with status 404, in place of what is missing. */
export const NOT_FOUND_PATH = "/404";
