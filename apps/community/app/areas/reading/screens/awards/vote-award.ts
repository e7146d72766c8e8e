import { ApiError } from "@grow/api-client";
import { redirectToAnchor } from "@grow/app-kit/forms/redirect-to-anchor.ts";
import { badParameter } from "@grow/app-kit/request/failures.ts";
import { paramId } from "@grow/domain";
import { msg } from "@lingui/core/macro";
import { type ActionFunctionArgs, data, redirect } from "@remix-run/node";
import { paths } from "../../../../paths.ts";
import { errorStatus, formErrors, textOf } from "../../../../shared/form-errors.ts";
import { nominationAnchor } from "../../award-paths.ts";

/** A vote that was not counted, and why. */
export interface RefusedAwardVote {
  readonly nomination: number;
  readonly voteError: string;
  /** The user has to confirm their email first. */
  readonly isUnconfirmed: boolean;
}

const CLOSED = msg({ id: "awards.closed", message: "Voting is closed. Your vote wasn't counted." });
const OWN = msg({
  id: "awards.own",
  message: "You can't vote for yourself, your own content or your own brand.",
});
const GONE = msg({ id: "awards.gone", message: "This candidate is no longer public. Choose another one." });
const UNCONFIRMED = msg({ id: "awards.unconfirmed", message: "Confirm your email to vote." });

/**
 * Counts the vote, or changes it, and redirects back to the nomination.
 *
 * @param year - a year, or `latest`
 */
export async function voteInAward(
  { api, i18n, token, path, url }: ActionFunctionArgs["context"],
  form: FormData,
  year: string,
) {
  const nomination = paramId(textOf(form, "nomination"));
  const content_id = paramId(textOf(form, "content"));
  if (nomination === undefined || content_id === undefined) throw badParameter(url.pathname);
  const anchor = nominationAnchor(nomination);
  if (!token) throw redirect(paths.signIn(`${path}#${anchor}`), 303);
  try {
    await api.POST("/awards/{x}/{y}/votes", {
      params: { path: { x: year, y: nomination } },
      body: { content_id },
    });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 404) throw error;
    if (error.status === 401) throw redirect(paths.signIn(`${path}#${anchor}`), 303);
    const isUnconfirmed = error.details.some(({ code }) => code === "no_right");
    const messages = {
      " closed": CLOSED,
      "content_id not_allowed": OWN,
      "content_id unknown_reference": GONE,
      " no_right": UNCONFIRMED,
    };
    const voteError = formErrors(i18n, error, [], messages).form ?? error.message;
    return data<RefusedAwardVote>({ nomination, voteError, isUnconfirmed }, { status: errorStatus(error) });
  }
  throw redirectToAnchor(path, anchor);
}
