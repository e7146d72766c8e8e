/* What is drawn for those who are signed in, and live at once. */
export { NewComment, ReplyForm } from "./comment-form.tsx";
export { Moderation } from "./moderation.tsx";
