import { ApiError } from "@grow/api-client";
import { redirectToAnchor } from "@grow/app-kit/forms/redirect-to-anchor.ts";
import { badParameter } from "@grow/app-kit/request/failures.ts";
import { paramId } from "@grow/domain";
import { msg } from "@lingui/core/macro";
import { type ActionFunctionArgs, data, redirect } from "@remix-run/node";
import { paths } from "../../../../paths.ts";
import { errorStatus, formErrors, textOf } from "../../../../shared/form-errors.ts";
import { textLang } from "../../../../shared/text-lang.ts";
import { reasonOf } from "../../giveaways/giveaway-words.ts";
import { categoryAnchor, entryAnchor, giveawayAddress, giveawayRequest } from "./request.ts";

/** Something that was refused, and why. */
export interface RefusedAction {
  readonly category: number;
  /** The entry of a vote. */
  readonly entry: number | null;
  readonly error: string;
}

const CLOSED = msg({ id: "giveaway.closed", message: "Too late: that's closed in this giveaway." });
const NO_VOTES = msg({
  id: "giveaway.noVotes",
  message: "You've used all your votes here ({max}). Take one back to vote for this.",
});
const OWN = msg({ id: "giveaway.ownEntry", message: "That's your own entry. Vote for another one." });

/**
 * Enters, withdraws or answers, as the form's `intent` says, and redirects back to the category; or votes, and redirects back to the entry
 * on the same page.
 */
export async function takePart(
  { api, i18n, token, url, path }: ActionFunctionArgs["context"],
  id: number,
  form: FormData,
) {
  const category_id = paramId(textOf(form, "category"));
  if (category_id === undefined) throw badParameter(url.pathname);
  const entry = paramId(textOf(form, "vote") || textOf(form, "unvote")) ?? null;
  const anchor = entry === null ? categoryAnchor(category_id) : entryAnchor(entry);
  if (!token) throw redirect(paths.signIn(`${path}#${anchor}`), 303);
  const params = { path: { id }, query: { lang: textLang(i18n.locale) } };
  try {
    switch (textOf(form, "intent")) {
      case "join": {
        const content_id = idOf(form, "content", url);
        await api.POST("/giveaways/{id}/join", { params, body: { category_id, content_id } });
        break;
      }
      case "withdraw":
        await api.POST("/giveaways/{id}/withdraw", { params, body: { category_id } });
        break;
      case "accept":
      case "decline": {
        const is_accept = textOf(form, "intent") === "accept";
        await api.POST("/giveaways/{id}/answer", { params, body: { category_id, is_accept } });
        break;
      }
      default: {
        // The pressed button names the entry.
        if (entry === null) throw badParameter(url.pathname);
        const is_vote = form.has("vote");
        await api.POST("/giveaways/{id}/vote", { params, body: { category_id, contest_id: entry, is_vote } });
      }
    }
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 404) throw error;
    if (error.status === 401) throw redirect(paths.signIn(`${path}#${anchor}`), 303);
    const reason = reasonOf(error.details[0]?.params?.reason);
    const text = reason
      ? i18n._(reason)
      : formErrors(i18n, error, [], {
          " closed": CLOSED,
          "contest_id too_many": NO_VOTES,
          "contest_id not_allowed": OWN,
        }).form;
    return data<RefusedAction>(
      { category: category_id, entry, error: text ?? error.message },
      { status: errorStatus(error) },
    );
  }
  if (entry !== null) throw redirectToAnchor(path, anchor);
  const { category, page } = giveawayRequest(url.searchParams);
  throw redirectToAnchor(giveawayAddress(url.pathname, { category, page }), anchor);
}

function idOf(form: FormData, name: string, url: URL): number {
  const id = paramId(textOf(form, name));
  if (id === undefined) throw badParameter(url.pathname);
  return id;
}
