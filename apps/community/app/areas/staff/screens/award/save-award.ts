import type { ActionFunctionArgs } from "@remix-run/node";
import { deskPaths } from "../../desk-paths.ts";
import { publishSaved } from "../../shared/ballots/publish-saved.ts";
import { type Deed, runDeed, type SubmittedForm } from "../../shared/desks/run-deed.ts";
import { editedVersion, existing } from "../../shared/desks/saved-row.ts";
import { AWARD_TEXTS, awardBody, awardField, ERROR_FIELDS } from "./award-form.ts";
import { awardTarget } from "./load-award.ts";

type Api = ActionFunctionArgs["context"]["api"];

/** Saves awards, or changes their state. */
export async function saveAward(args: ActionFunctionArgs) {
  const { api, url } = args.context;
  const year = awardTarget(args.params, url.pathname);
  return await runDeed(args, {
    deeds: deedsOf(api, year, url.pathname),
    fields: ERROR_FIELDS,
    texts: AWARD_TEXTS,
    fieldOf: awardField,
  });
}

function deedsOf(api: Api, year: number | null, pathname: string): Readonly<Record<string, Deed>> {
  /** The path of existing ones. */
  const params = () => ({ path: { year: existing(year, pathname) } });
  const save = async ({ form, values }: SubmittedForm) => {
    const body = awardBody(values);
    if (year === null) return (await api.POST("/staff/awards", { body })).data;
    const version = editedVersion(form);
    return (await api.PUT("/staff/awards/{year}", { params: params(), body: { ...body, version } })).data;
  };
  return {
    save: async (submitted) => deskPaths.award((await save(submitted)).year, "saved"),
    async publish(submitted) {
      const saved = await save(submitted);
      const path = { year: saved.year };
      const body = { version: saved.version };
      const done = await publishSaved(() =>
        api.POST("/staff/awards/{year}/publish", { params: { path }, body }),
      );
      return deskPaths.award(saved.year, done);
    },
    async unpublish() {
      const { data } = await api.POST("/staff/awards/{year}/unpublish", { params: params() });
      return deskPaths.award(data.year, "unpublished");
    },
    async delete() {
      await api.DELETE("/staff/awards/{year}", { params: params() });
      return deskPaths.awards({ done: "deleted" });
    },
  };
}
