/* What only signed-in users see. */
export { NewComment, ReplyForm } from "./comment-form.tsx";
