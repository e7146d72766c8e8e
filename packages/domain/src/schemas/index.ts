export * from "./account.ts";
export * from "./check-form.ts";
export * from "./comment.ts";
export * from "./diary.ts";
export * from "./number.ts";
export * from "./text.ts";
export * from "./week.ts";
