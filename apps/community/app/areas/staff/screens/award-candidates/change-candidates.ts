import type { ActionFunctionArgs } from "@remix-run/node";
import { deskPaths } from "../../desk-paths.ts";
import { textAt } from "../../shared/desks/form-values.ts";
import { runDeed } from "../../shared/desks/run-deed.ts";
import { addedItems, candidatesField, candidatesTexts, ERROR_FIELDS } from "./candidates-form.ts";
import { candidatesTarget } from "./load-candidates.ts";

const PLACE = "/staff/awards/{year}/nominations/{nomination}/candidates";

/** Adds, suggests or removes candidates. */
export async function changeCandidates(args: ActionFunctionArgs) {
  const { api, url } = args.context;
  const path = candidatesTarget(args.params, url.pathname);
  const shown = (done: string, count?: number) => deskPaths.candidates(path, { done, count });
  return await runDeed(args, {
    deeds: {
      async add({ values }) {
        const { data } = await api.POST(PLACE, { params: { path }, body: { items: addedItems(values) } });
        return shown("added", data.items.length);
      },
      async suggest() {
        const { data } = await api.POST(`${PLACE}/suggest`, { params: { path } });
        return shown("suggested", data.items.length);
      },
      async remove({ values }) {
        const content = Number(textAt(values, "content"));
        await api.DELETE(`${PLACE}/{content}`, { params: { path: { ...path, content } } });
        return shown("removed");
      },
    },
    fields: ERROR_FIELDS,
    texts: candidatesTexts(),
    fieldOf: candidatesField,
  });
}
