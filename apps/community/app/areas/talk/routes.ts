import { type AreaRoutes, area } from "@grow/app-kit/routes-table.ts";

const { screen, resource } = area("talk");

export const routes: AreaRoutes = {
  light: [
    screen("comments/:id", "comment"),
    screen("complains/:type/:id", "complaint"),
    screen("translates/:type/:id", "translation"),
  ],
  none: [
    resource("likes", "forms/set-like.ts"),
    resource("likes/:type/:id", "forms/like-state.ts"),
    resource("comments/:id/change", "forms/change-comment.ts"),
    resource("complains", "forms/complain.ts"),
    resource("translates/:type/:id/:lang", "screens/translation/in-place.ts"),
  ],
};
