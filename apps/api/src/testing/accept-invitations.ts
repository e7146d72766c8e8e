import type { Schema } from "@grow/contract";
import type { TestApi } from "./test-api.ts";

/** Accepts all open invitations of a user; they are returned. */
export async function acceptInvitations(api: TestApi, userId: number): Promise<Schema<"Invitation">[]> {
  const path = `/users/${userId}/invitations`;
  const { body } = await api.request<Schema<"InvitationList">>("GET", path, { as: userId });
  for (const { id } of body.data.items) {
    await api.request("POST", `${path}/${id}`, { as: userId, body: { state: "accepted" } });
  }
  return body.data.items;
}
