import type { HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import { msg } from "@lingui/core/macro";

export const invitationsTitles: HeadTemplate = {
  title: msg({ id: "invitations.title", message: "Invitations" }),
  description: msg({
    id: "invitations.description",
    message: "Brands that want you to test their products or help run their page.",
  }),
};
