import { createRandomNotification } from "./create-random-notification.ts";
import { rescreen } from "./rescreen.ts";

export const serviceOperations = { createRandomNotification, rescreen };
