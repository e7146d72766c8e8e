import { createRandomNotification } from "./create-random-notification.ts";

export const serviceOperations = { createRandomNotification };
