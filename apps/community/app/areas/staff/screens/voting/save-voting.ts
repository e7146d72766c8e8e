import type { ActionFunctionArgs } from "@remix-run/node";
import { deskPaths } from "../../desk-paths.ts";
import { publishSaved } from "../../shared/ballots/publish-saved.ts";
import { type Deed, runDeed, type SubmittedForm } from "../../shared/desks/run-deed.ts";
import { createdOnce, editedVersion, existing } from "../../shared/desks/saved-row.ts";
import { findPost } from "./find-post.ts";
import { votingTarget } from "./load-voting.ts";
import { ERROR_FIELDS, VOTING_TEXTS, votingBody, votingField } from "./voting-form.ts";

type Api = ActionFunctionArgs["context"]["api"];

/** Saves a poll, or changes its state. */
export async function saveVoting(args: ActionFunctionArgs) {
  const { api, url } = args.context;
  const id = votingTarget(args.params, url.pathname);
  return await runDeed(args, {
    deeds: deedsOf(api, id, url.pathname),
    fields: ERROR_FIELDS,
    texts: VOTING_TEXTS,
    fieldOf: votingField,
  });
}

function deedsOf(api: Api, id: number | null, pathname: string): Readonly<Record<string, Deed>> {
  /** The path of an existing one. */
  const params = () => ({ path: { id: existing(id, pathname) } });
  const save = async ({ form, values }: SubmittedForm) => {
    const body = votingBody(values, await findPost(api, values));
    if (id !== null) {
      const version = editedVersion(form);
      return (await api.PUT("/staff/votings/{id}", { params: params(), body: { ...body, version } })).data;
    }
    return (await api.POST("/staff/votings", { body, ...createdOnce(form) })).data;
  };
  return {
    save: async (submitted) => deskPaths.voting((await save(submitted)).id, "saved"),
    async publish(submitted) {
      const saved = await save(submitted);
      const path = { id: saved.id };
      const body = { version: saved.version };
      const done = await publishSaved(() =>
        api.POST("/staff/votings/{id}/publish", { params: { path }, body }),
      );
      return deskPaths.voting(saved.id, done);
    },
    async unpublish() {
      const { data } = await api.POST("/staff/votings/{id}/unpublish", { params: params() });
      return deskPaths.voting(data.id, "unpublished");
    },
    async delete() {
      const { data } = await api.DELETE("/staff/votings/{id}", { params: params() });
      return deskPaths.voting(data.id, "removed");
    },
    async restore() {
      const { data } = await api.POST("/staff/votings/{id}/restore", { params: params() });
      return deskPaths.voting(data.id, "restored");
    },
  };
}
