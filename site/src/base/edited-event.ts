/** The event that `npm run dev` sends to browsers when the text of a page has changed. */
export const EDITED_EVENT = "farewind:edited";
