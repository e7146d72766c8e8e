import { ApiError } from "@grow/api-client";
import { notFound } from "@grow/app-kit/request/failures.ts";
import type { RouteHandle } from "@grow/app-kit/request/route-handle.ts";
import type { Schema } from "@grow/contract";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { paths } from "../../../../paths.ts";
import {
  errorStatus,
  type FieldTexts,
  type FormErrors,
  formErrors,
  NO_ERRORS,
} from "../../../../shared/form-errors.ts";
import { PROOF_ERRORS } from "./settings-errors.ts";

/** The handle of every section. */
export const SETTINGS_HANDLE: RouteHandle = { middleware: ["auth"], isPrivate: true };

/**
 * The member of the requested settings.
 *
 * @throws a redirect to sign in for guests, 404 for the settings of another user
 */
export async function ownSettings({
  context,
  params,
}: Pick<LoaderFunctionArgs, "context" | "params">): Promise<Schema<"User">> {
  const session = await context.session();
  if (!session) throw redirect(paths.signIn(context.path));
  const { user } = session;
  const asked = params.grower?.toLowerCase();
  if (asked !== undefined && asked !== user.name.toLowerCase() && asked !== String(user.id))
    throw notFound(context.url.pathname);
  return user;
}

/** Result of a settings form. */
export interface Sent {
  /** The form, where a page has several. */
  readonly form: string;
  readonly isSaved: boolean;
  readonly errors: FormErrors;
  /** The input to show again, without passwords. */
  readonly typed: Readonly<Record<string, string>>;
  /** Recovery codes, shown once. */
  readonly codes?: readonly string[];
  /** The provider to go on to, and its URL. */
  readonly next?: { readonly provider: string; readonly url: string };
}

/** Result of a form that was saved before a redirect. */
export const savedForm = (form: string): Sent => ({ form, isSaved: true, errors: NO_ERRORS, typed: {} });

/** Result of saving: nothing, something to show with a cookie, or a redirect. */
type Outcome = undefined | (Pick<Sent, "codes" | "next"> & { readonly cookie?: string }) | Response;

/**
 * Creates the action of a section: one function per form, distinguished by the field `form`.
 *
 * @param forms - by name: the fields whose errors belong to them, messages of their own, and what saves them
 */
export function settingsAction<Name extends string>(
  forms: Readonly<
    Record<
      Name,
      {
        readonly fields: readonly string[];
        readonly texts?: FieldTexts;
        save(given: {
          form: FormData;
          context: ActionFunctionArgs["context"];
          user: Schema<"User">;
          request: Request;
        }): Promise<Outcome>;
      }
    >
  >,
) {
  return async ({ request, context, params }: ActionFunctionArgs) => {
    const user = await ownSettings({ context, params });
    const form = await request.formData();
    const name = String(form.get("form") ?? "");
    if (!Object.hasOwn(forms, name)) throw notFound(context.url.pathname);
    const { fields, texts, save } = forms[name as Name];
    const sent = (rest: Partial<Sent>): Sent => ({
      form: name,
      isSaved: false,
      errors: NO_ERRORS,
      typed: {},
      ...rest,
    });
    try {
      const outcome = await save({ form, context, user, request });
      if (outcome instanceof Response) return outcome;
      const { cookie, ...shown } = outcome ?? {};
      return data(
        sent({ isSaved: true, ...shown }),
        cookie === undefined ? undefined : { headers: { "set-cookie": cookie } },
      );
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const errors = formErrors(context.i18n, error, fields, { ...PROOF_ERRORS, ...texts });
      return data(sent({ errors, typed: typedTexts(form) }), errorStatus(error));
    }
  };
}

function typedTexts(form: FormData): Record<string, string> {
  const typed: Record<string, string> = {};
  for (const [name, value] of form) {
    if (typeof value === "string" && !name.startsWith("password")) typed[name] = value;
  }
  return typed;
}
