import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { paths } from "../../../paths.ts";
import { DOWNLOAD_FAILED, settingsPath } from "../settings-path.ts";

/** The download link of personal data, emailed or shown to a member without an email: requires sign-in, because the file is private. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  const session = await context.session();
  if (!session) return redirect(paths.signIn(context.path), 302);
  const k = context.url.searchParams.get("k");
  const query = k === null ? "" : `?${new URLSearchParams({ k })}`;
  const file = `/api/users/${session.user.id}/settings/personal/access${query}`;
  if (await isAvailable(context, file)) return redirect(file, 302);
  const settings = settingsPath("personal", session.user.link);
  return redirect(`${settings}?${new URLSearchParams({ [DOWNLOAD_FAILED]: "1" })}`, 302);
}

/** Checked here, because the browser would show the API's JSON of a refusal. */
async function isAvailable(
  { environment, token }: LoaderFunctionArgs["context"],
  file: string,
): Promise<boolean> {
  const { status } = await fetch(environment.apiUrl + file, {
    method: "HEAD",
    headers: { authorization: `Bearer ${token}` },
  });
  return status !== 404 && status !== 422;
}
