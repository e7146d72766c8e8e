import { ApiError } from "@grow/api-client";
import { checkBody } from "@grow/app-kit/forms/check-body.ts";
import { paramId } from "@grow/domain";
import { complaintForm } from "@grow/domain/schemas";
import { type ActionFunctionArgs, type AppLoadContext, data, redirect } from "@remix-run/node";
import { errorStatus, formErrors, textOf } from "../../../../shared/form-errors.ts";
import { complaintOf } from "../../../../shared/talk/complaints.ts";
import { paths } from "../../paths.ts";
import { memberId } from "./load-chat.ts";
import { REFUSALS } from "./refusal-words.ts";

/** The outcome of a form of a room. */
export interface ChatAnswer {
  readonly intent: string;
  /** Why it was rejected; null when it was done. */
  readonly error: string | null;
  /** The text of a rejected message, which stays in its field. */
  readonly text: string;
}

interface Act {
  readonly form: FormData;
  readonly api: AppLoadContext["api"];
  readonly address: string;
  /** Id of the room. */
  readonly id: number;
  /** Another member, where one is named. */
  readonly userId: number | undefined;
}

const ofRoom = ({ id }: Act) => ({ path: { id } });
const ofMember = ({ id, userId = 1 }: Act) => ({ path: { id, userId } });

/** Roles in an open room, the highest first. */
export const ROLES = ["owner", "moderator", "member"] as const;

/** What the forms of a room do, by their `intent`. */
const ACTS: Readonly<Record<string, (act: Act) => Promise<unknown>>> = {
  send: ({ api, form, address }) => {
    const key = textOf(form, "key");
    const photo = paramId(textOf(form, "photo_id"));
    const diary = paramId(textOf(form, "diary_id"));
    return api.POST("/messages", {
      body: {
        address,
        text: textOf(form, "text"),
        ...(photo === undefined ? {} : { photo_id: photo }),
        ...(diary === undefined ? {} : { diary_id: diary }),
      },
      ...(key === "" ? {} : { idempotencyKey: key }),
    });
  },
  accept: (act) => act.api.POST("/chats/{id}/accept", { params: ofRoom(act) }),
  mute: (act) => act.api.PATCH("/chats/{id}", { params: ofRoom(act), body: { is_mute: true } }),
  unmute: (act) => act.api.PATCH("/chats/{id}", { params: ofRoom(act), body: { is_mute: false } }),
  rename: (act) =>
    act.api.PATCH("/chats/{id}", { params: ofRoom(act), body: { name: textOf(act.form, "name").trim() } }),
  hide: (act) => act.api.DELETE("/chats/{id}", { params: ofRoom(act) }),
  block: (act) =>
    act.api.POST("/chats/{id}/bans", {
      params: ofRoom(act),
      body: act.userId === undefined ? {} : { user_id: act.userId },
    }),
  // Towards a brand any user id will do.
  unblock: (act) => act.api.DELETE("/chats/{id}/bans/{userId}", { params: ofMember(act) }),
  role: async (act) => {
    const role = ROLES.find((word) => word === textOf(act.form, "role"));
    if (role === undefined) throw new ApiError({ status: 400, details: [] });
    await act.api.PATCH("/chats/{id}/users/{userId}", { params: ofMember(act), body: { role } });
  },
  remove: (act) => act.api.DELETE("/chats/{id}/users/{userId}", { params: ofMember(act) }),
  delete: ({ api, form }) =>
    api.DELETE("/messages/{id}", { params: { path: { id: paramId(textOf(form, "message")) ?? 0 } } }),
  report: (act) => {
    const body = complaintOf(act.form);
    checkBody(complaintForm, body);
    const message = paramId(textOf(act.form, "message"));
    return message === undefined
      ? act.api.POST("/chats/{id}/complains", { params: ofRoom(act), body })
      : act.api.POST("/messages/{id}/complains", { params: { path: { id: message } }, body });
  },
};

/** Acts that leave the room. */
const LEAVING: readonly string[] = ["hide"];

/** The action of a room's page, or of another page about it. Every form works without scripts and comes back to the page. */
export async function actOnChat(
  { request, context }: ActionFunctionArgs,
  address: string,
  page: string = paths.chatRoom(address),
) {
  await memberId(context);
  const form = await request.formData();
  const intent = textOf(form, "intent") || "send";
  const act = ACTS[intent];
  const id = paramId(textOf(form, "id"));
  const failed = (error: string, status: number) =>
    data<ChatAnswer>({ intent, error, text: intent === "send" ? textOf(form, "text") : "" }, { status });
  try {
    if (!act || id === undefined) throw new ApiError({ status: 400, details: [] });
    await act({ form, api: context.api, address, id, userId: paramId(textOf(form, "user_id")) });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 401) throw redirect(page, 303);
    const { fields, form: other } = formErrors(context.i18n, error, ["text", "reason"], REFUSALS);
    return failed(fields.text ?? fields.reason ?? other ?? error.message, errorStatus(error));
  }
  if (textOf(form, "stay") === "yes") return data<ChatAnswer>({ intent, error: null, text: "" });
  throw redirect(LEAVING.includes(intent) ? paths.chat() : page, 303);
}
