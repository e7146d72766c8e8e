import { noSuchRoute } from "@grow/app-kit/request/failures.ts";
import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { paths } from "../../../paths.ts";
import { settingsPath } from "../settings-path.ts";
import { isSettingsWord, type SettingsWord } from "../settings-sections.ts";

/** `/settings/<section>`, which emails link to, leads members to their own settings. */
export async function loader({ context, params }: LoaderFunctionArgs): Promise<Response> {
  const word = params.section ?? "";
  if (!isSettingsWord(word)) throw noSuchRoute(context.url.pathname);
  return toOwnSettings(context, word);
}

/** Leads a member to a section of their own settings, a guest to the sign-in page. */
export async function toOwnSettings(
  context: LoaderFunctionArgs["context"],
  word: SettingsWord,
): Promise<Response> {
  const session = await context.session();
  if (!session) return redirect(paths.signIn(context.path), 302);
  return redirect(settingsPath(word, session.user.link) + context.url.search, 302);
}
