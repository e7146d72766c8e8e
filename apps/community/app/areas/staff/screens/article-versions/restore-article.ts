import { msg } from "@lingui/core/macro";
import type { ActionFunctionArgs } from "@remix-run/node";
import type { FieldTexts } from "../../../../shared/form-errors.ts";
import { deskPaths } from "../../desk-paths.ts";
import { restoreVersion } from "../../shared/versions/restore-version.ts";
import { versionsTarget } from "./load-versions.ts";

const TEXTS: FieldTexts = {
  "lang too_many": msg({
    id: "admin.versions.tooMany",
    message: "This article has {max} languages already. Remove one first.",
  }),
};

/** Saves a version of an article again, as the newest. */
export async function restoreArticle(args: ActionFunctionArgs) {
  const { api, url } = args.context;
  const { id, lang } = versionsTarget(args.params, url.pathname);
  return await restoreVersion(args, {
    restore: (number, version) =>
      api.POST("/staff/posts/{id}/versions/{lang}/{number}/restore", {
        params: { path: { id, lang, number } },
        body: { version },
      }),
    doneAt: (done) => deskPaths.articleVersions(id, lang, { done }),
    texts: TEXTS,
  });
}
