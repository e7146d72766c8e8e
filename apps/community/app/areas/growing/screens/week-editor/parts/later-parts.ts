/* Parts of the form that are lazy-loaded: most weeks are written without them. They bring their texts along. */
import "../../../../../shared/week-log/locales/catalog.ts";

export { Events } from "./events.tsx";
export { Feedings } from "./feedings.tsx";
export { Germination } from "./germination.tsx";
export { Harvest } from "./harvest.tsx";
