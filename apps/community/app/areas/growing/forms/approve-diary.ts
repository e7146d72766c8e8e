import { goHome } from "@grow/app-kit/forms/return-to.ts";
import { badParameter } from "@grow/app-kit/request/failures.ts";
import { paramId } from "@grow/domain";
import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { paths } from "../../../paths.ts";
import { textOf } from "../../../shared/form-errors.ts";

export const loader = goHome;

/** The decisions of a moderator: queue, approve, reject. */
const STATES = { wait: 0, approve: 1, reject: 2 } as const;

function isState(word: string): word is keyof typeof STATES {
  return Object.hasOwn(STATES, word);
}

/** Stores a moderator's decision and redirects to the diary. Other users get a 403. */
export async function action({ request, context, params }: ActionFunctionArgs): Promise<Response> {
  const id = paramId(params.id);
  const form = await request.formData();
  const state = textOf(form, "state");
  if (id === undefined || !isState(state)) throw badParameter(context.url.pathname);
  if (!context.token) return redirect(paths.signIn(`/diaries/${id}`), 303);
  const text = textOf(form, "text").trim();
  const { data: diary } = await context.api.POST("/diaries/{id}/approve", {
    params: { path: { id } },
    body: {
      state: STATES[state],
      ...(text === "" ? {} : { text }),
      is_verify: form.has("is_verify"),
      is_lock: form.has("is_lock"),
    },
  });
  return redirect(diary.link, 303);
}
