import type { RequestBody, Schema } from "@grow/contract";
import { sql } from "kysely";
import { beforeEach } from "vitest";
import { addBrand } from "./catalogue-rows.ts";
import { freshApi } from "./fresh-api.ts";
import type { TestUser } from "./test-api.ts";

type Room = Schema<"ChatRoom">;
type Message = Schema<"Message">;

/** A server with growers of old accounts: Ann, Ben, a stranger; a brand with its manager; staff. */
export function chatApi() {
  const api = freshApi();
  const users = {} as Record<"ann" | "ben" | "stranger" | "manager" | "moderator" | "admin", TestUser>;
  const things = { brandId: 0 };
  beforeEach(async () => {
    for (const name of ["ann", "ben", "stranger", "manager"] as const)
      users[name] = await api.addUser({ name });
    users.moderator = await api.addUser({ name: "moderator", access: ["moderate"] });
    users.admin = await api.addUser({ name: "admin", access: ["moderate", "admin"] });
    await sql`update users set add_date = now() - interval '1 year'`.execute(api.database.db);
    things.brandId = await addBrand(api.database.db, { name: "Loam", managers: [users.manager.id] });
  });
  const open = (as: TestUser, body: RequestBody<"createChat">) =>
    api.request<Room>("POST", "/chats", { as: as.id, body });
  const send = (
    as: TestUser,
    address: string,
    body: Partial<RequestBody<"createMessage">> = {},
    headers: Record<string, string> = {},
  ) =>
    api.request<Message>("POST", "/messages", {
      as: as.id,
      body: { address, text: "Runoff was 2.1.", ...body },
      headers,
    });
  const list = (as: TestUser, address: string, query = "") =>
    api.request<Schema<"MessageList">>("GET", `/messages?address=${address}${query}`, { as: as.id });
  const rooms = (as: TestUser, path = "") =>
    api.request<Schema<"ChatRoomList">>("GET", `/chats${path}`, { as: as.id });
  const room = (as: TestUser, address: string) =>
    api.request<Room>("GET", `/chats/address/${address}`, { as: as.id });
  const patch = (as: TestUser, id: number, body: RequestBody<"updateChat">) =>
    api.request<Room>("PATCH", `/chats/${id}`, { as: as.id, body });
  return {
    ...{ api, users, things, open, send, list, rooms, room, patch },
    /** Ann and Ben write to each other. @returns the room's id */
    async openAccepted(): Promise<number> {
      const { id } = (await open(users.ann, { user_id: users.ben.id })).body.data;
      await send(users.ann, `u-${users.ben.id}`);
      await api.request("POST", `/chats/${id}/accept`, { as: users.ben.id });
      return id;
    },
  };
}
