/** The script of what `npm run dev` shows where there is no page: what is wrong with all of them. */
import { EDITED } from "../address/edited-path.ts";

import.meta.hot?.on(EDITED, () => location.reload());
