/* What is drawn for those who are signed in, and live at once. */
export { Moderation } from "./moderation.tsx";
export { Published } from "./published.tsx";
