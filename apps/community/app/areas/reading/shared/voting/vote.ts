import { ApiError } from "@grow/api-client";
import { redirectToAnchor } from "@grow/app-kit/forms/redirect-to-anchor.ts";
import { badParameter } from "@grow/app-kit/request/failures.ts";
import { paramId } from "@grow/domain";
import { msg } from "@lingui/core/macro";
import { type ActionFunctionArgs, data, redirect } from "@remix-run/node";
import { paths } from "../../../../paths.ts";
import { errorStatus, formErrors, textOf } from "../../../../shared/form-errors.ts";
import { votingAnchor } from "./voting-anchor.ts";

/** A vote that was not counted, and why. */
export interface RefusedVote {
  readonly voting: number;
  readonly voteError: string;
}

const CLOSED = msg({ id: "voting.closed", message: "Too late: voting has ended. Your vote wasn't counted." });

/** The action of a page with votings: counts the vote, or changes it, and redirects back to the voting. */
export async function vote({ api, i18n, token, path, url }: ActionFunctionArgs["context"], form: FormData) {
  const id = paramId(textOf(form, "voting"));
  const option_id = paramId(textOf(form, "option"));
  if (id === undefined || option_id === undefined) throw badParameter(url.pathname);
  if (!token) throw redirect(paths.signIn(`${path}#${votingAnchor(id)}`), 303);
  try {
    await api.POST("/blogs/votes/{id}/vote", { params: { path: { id } }, body: { option_id } });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 404) throw error;
    if (error.status === 401) throw redirect(paths.signIn(`${path}#${votingAnchor(id)}`), 303);
    const text = formErrors(i18n, error, [], { " closed": CLOSED }).form ?? error.message;
    return data<RefusedVote>({ voting: id, voteError: text }, { status: errorStatus(error) });
  }
  throw redirectToAnchor(path, votingAnchor(id));
}
