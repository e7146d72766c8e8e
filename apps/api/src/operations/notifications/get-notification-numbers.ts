import { defineOperation } from "../../http/define-operation.ts";
import { numbersOf } from "./numbers-of.ts";

/** Polled by browsers without an event stream. */
export const getNotificationNumbers = defineOperation("getNotificationNumbers", async ({ user, reads }) => ({
  status: 200,
  data: await numbersOf(reads, user.id),
}));
