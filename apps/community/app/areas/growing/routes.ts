import { type AreaRoutes, area } from "@grow/app-kit/routes-table.ts";

const { screen, resource } = area("growing");

export const routes: AreaRoutes = {
  default: [
    screen("explore/*", "explore"),
    screen("diaries/:id", "diary"),
    screen("diaries/:id/week/:week", "diary", "diary-week"),
    screen("diaries/:id/week/:week/mix", "mix-card"),
  ],
  light: [
    screen("diaries/edit/new", "new-diary"),
    screen("diaries/edit/removed", "deleted-content"),
    screen("diaries/edit/:id", "edit-diary"),
    screen("diaries/edit/:id/removed", "removed-diary"),
    screen("diaries/:id/weeks/:week/edit", "week-editor"),
    screen("diaries/:id/weeks/:week/delete", "delete-week"),
    screen("diaries/:id/weeks/:week/smoke", "smoke-report"),
    screen("diaries/:id/reviews", "product-reviews"),
  ],
  empty: [screen("diaries/:id/print", "print")],
  none: [
    resource("diaries", "redirects/diaries.ts"),
    resource("diaries/:id/edit/week/:week", "redirects/edit-week.ts"),
    resource("diaries/:id/edit/smoke/:week", "redirects/edit-smoke.ts"),
    resource("grow-journals/:id", "redirects/grow-journals.ts"),
    resource("diaries/:id/approve", "forms/approve-diary.ts"),
    resource("diaries/edit/used", "resources/used-equipment/route.ts"),
    resource("diaries/:id/related", "screens/diary/related.ts"),
    resource("diaries/:id/week/:week/others", "screens/diary/same-week.ts"),
    resource("explore/counts", "screens/explore/counts.ts"),
  ],
};
