import type { ActionFunctionArgs } from "@remix-run/node";
import { deskPaths } from "../../desk-paths.ts";
import { type Deed, runDeed } from "../../shared/desks/run-deed.ts";
import { editedVersion } from "../../shared/desks/saved-row.ts";
import type { ErrorState } from "../../shared/watch/error-state.tsx";
import { errorTarget } from "./load-error.ts";

/** Solves, ignores or opens an error. */
export async function saveState(args: ActionFunctionArgs) {
  const { api, url } = args.context;
  const id = errorTarget(args.params, url.pathname);
  const decide =
    (state: ErrorState): Deed =>
    async ({ form }) => {
      const body = { state, version: editedVersion(form) };
      await api.PUT("/staff/watch/errors/{id}", { params: { path: { id } }, body });
      return deskPaths.watchError(id, state);
    };
  return await runDeed(args, {
    deeds: { solved: decide("solved"), ignored: decide("ignored"), open: decide("open") },
    fields: [],
  });
}
