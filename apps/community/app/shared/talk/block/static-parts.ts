/* Static parts of the block: the server renders them, and browsers fetch this module when they change. */
import "./locales/catalog.ts";

export { CommentInvitation, CommentOrders } from "./comment-links.tsx";
