import type { Detail } from "@grow/api-client";
import { apiMessage } from "@grow/app-kit/forms/api-messages.ts";
import { say } from "@grow/i18n";
import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { FieldTexts } from "../../../../shared/form-errors.ts";

const TOO_NEW: MessageDescriptor = msg({
  id: "chat.refused.new",
  message: "Your account is new: the first message to someone can't have photos or links.",
});

/** Why the api rejected a message or an act in a room, where we can say more than its code. */
export const REFUSALS: FieldTexts = {
  "text too_many": msg({
    id: "chat.refused.request",
    message: "You've sent 3 messages. You can write again once they accept or reply.",
  }),
  "text not_allowed": TOO_NEW,
  "photo_id not_allowed": TOO_NEW,
  "role last_manager": msg({ id: "chat.refused.lastHost", message: "A room needs at least one host." }),
  " closed": msg({
    id: "chat.refused.late",
    message: "Too late. You can only delete a message within 10 minutes.",
  }),
};

/** Why a message of the outbox was rejected. */
export function refusalWords(i18n: I18n, detail: Detail): string {
  const own = REFUSALS[`${detail.field ?? ""} ${detail.code}` as keyof FieldTexts];
  return own ? say(i18n, own, detail.params) : apiMessage(i18n, detail);
}
