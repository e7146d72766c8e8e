import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { paths } from "../../../paths.ts";

/** The emailed link, or the one on the page of somebody without an address, to a copy of one's data: signs in first, for the file is its owner's only. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  const session = await context.session();
  if (!session) return redirect(paths.signIn(context.path), 302);
  const k = context.url.searchParams.get("k");
  const query = k === null ? "" : `?${new URLSearchParams({ k })}`;
  return redirect(`/api/users/${session.user.id}/settings/personal/access${query}`, 302);
}
