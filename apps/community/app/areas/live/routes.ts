import { type AreaRoutes, area } from "@grow/app-kit/routes-table.ts";

const { screen } = area("live");

export const routes: AreaRoutes = {
  default: [
    screen("notifications", "notifications"),
    screen("notifications-old", "notifications-old"),
    screen("invitations", "invitations"),
    screen("chat", "chat"),
    screen("chat/:address", "chat/room"),
    screen("chat/:address/members", "chat/members"),
  ],
};
