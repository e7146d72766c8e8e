import type { HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import { msg } from "@lingui/core/macro";

/** Title of the section. */
export const titles: HeadTemplate = {
  title: msg({ id: "settings.password.title", message: "Password and passkeys" }),
  description: msg({
    id: "settings.password.description",
    message: "Change your password, passkeys and recovery codes.",
  }),
};
