import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { paths } from "../../../paths.ts";

/** The download link of personal data, emailed or shown to a member without an email: requires sign-in, because the file is private. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  const session = await context.session();
  if (!session) return redirect(paths.signIn(context.path), 302);
  const k = context.url.searchParams.get("k");
  const query = k === null ? "" : `?${new URLSearchParams({ k })}`;
  return redirect(`/api/users/${session.user.id}/settings/personal/access${query}`, 302);
}
