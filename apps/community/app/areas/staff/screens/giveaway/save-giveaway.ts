import type { ActionFunctionArgs } from "@remix-run/node";
import { deskPaths } from "../../desk-paths.ts";
import { type Deed, runDeed } from "../../shared/desks/run-deed.ts";
import { createdOnce, editedVersion, existing } from "../../shared/desks/saved-row.ts";
import { GIVEAWAY_TEXTS } from "./form-texts.ts";
import { GIVEAWAY_FIELDS, GIVEAWAY_LISTS, giveawayBody } from "./giveaway-form.ts";
import { giveawayTarget } from "./load-giveaway.ts";

type Api = ActionFunctionArgs["context"]["api"];

/** Saves, publishes, unpublishes, removes or restores a giveaway. */
export async function saveGiveaway(args: ActionFunctionArgs) {
  const { api, url } = args.context;
  const id = giveawayTarget(args.params, url.pathname);
  return await runDeed(args, {
    deeds: deedsOf(api, id, url.pathname),
    fields: GIVEAWAY_FIELDS,
    texts: GIVEAWAY_TEXTS,
    lists: GIVEAWAY_LISTS,
  });
}

function deedsOf(api: Api, id: number | null, pathname: string): Readonly<Record<string, Deed>> {
  /** The path of an existing one. */
  const params = () => ({ path: { id: existing(id, pathname) } });
  return {
    async save({ form, values }) {
      const body = giveawayBody(values);
      if (id !== null) {
        const version = editedVersion(form);
        await api.PUT("/staff/giveaways/{id}", { params: params(), body: { ...body, version } });
        return deskPaths.giveaway(id, "saved");
      }
      const { data: made } = await api.POST("/staff/giveaways", { body, ...createdOnce(form) });
      return deskPaths.giveaway(made.id, "saved");
    },
    async publish({ form }) {
      const body = { version: editedVersion(form) };
      const { data } = await api.POST("/staff/giveaways/{id}/publish", { params: params(), body });
      return deskPaths.giveaway(data.id, "published");
    },
    async unpublish() {
      const { data } = await api.POST("/staff/giveaways/{id}/unpublish", { params: params() });
      return deskPaths.giveaway(data.id, "unpublished");
    },
    async remove() {
      const { data } = await api.DELETE("/staff/giveaways/{id}", { params: params() });
      return deskPaths.giveaway(data.id, "removed");
    },
    async restore() {
      const { data } = await api.POST("/staff/giveaways/{id}/restore", { params: params() });
      return deskPaths.giveaway(data.id, "restored");
    },
  };
}
