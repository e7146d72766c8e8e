import { defineOperation } from "../../http/define-operation.ts";
import { numbersOf } from "./numbers-of.ts";

export const getNotificationChannels = defineOperation(
  "getNotificationChannels",
  async ({ user, reads }) => ({ status: 200, data: (await numbersOf(reads, user.id)).channels }),
);
