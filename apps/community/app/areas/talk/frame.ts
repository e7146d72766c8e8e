import { msg } from "@lingui/core/macro";
import type { AreaFrame } from "../../shared/navigation.ts";

const NAME = msg({ id: "shell.light.talk", message: "Conversation" });

export const frame: AreaFrame = {
  page: (path) => (/^\/(?:comments|complains|translates)\//.test(path) ? { name: NAME } : undefined),
};
