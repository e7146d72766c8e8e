import { useLingui } from "@lingui/react/macro";
import type { MemberView } from "../view.ts";

/** The word for what a member may do in an open room; none for an ordinary one. */
export function useRoles(): (member: Pick<MemberView, "role" | "isStaff">) => string | undefined {
  const { t } = useLingui();
  const roles = {
    owner: t({ id: "chat.role.owner", message: "Host" }),
    moderator: t({ id: "chat.role.moderator", message: "Moderator" }),
    member: undefined,
  };
  const staff = t({ id: "chat.role.staff", message: "Grow team" });
  return ({ role, isStaff }) => (isStaff ? staff : roles[role]);
}
