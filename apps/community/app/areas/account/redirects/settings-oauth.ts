import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { paths } from "../../../paths.ts";

/** An address for providers that were registered with it: the callback finishes linking, and leads back to the section. */
export function loader({ context }: LoaderFunctionArgs): Response {
  const { search, searchParams } = context.url;
  const isAnswer = searchParams.has("code") && searchParams.has("state");
  return redirect(isAnswer ? `/auth/oauth-callback${search}` : paths.settings("socials"), 302);
}
