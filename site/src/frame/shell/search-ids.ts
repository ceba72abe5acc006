/** Ids that the dialog's static part and its script share. */
export const searchIds = {
  dialog: "search",
  field: "search-field",
  results: "search-results",
  list: "search-list",
} as const;

/** Every name on one page: search for those without a script. */
export const namesPath = "/docs/names";
