/* Parts for signed-in users, which hydrate at once. */
export { Moderation } from "./moderation.tsx";
export { Published } from "./published.tsx";
