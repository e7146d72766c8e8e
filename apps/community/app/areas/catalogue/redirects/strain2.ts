import { type LoaderFunctionArgs, redirect } from "@remix-run/node";

/** An older address of a strain. */
export function loader({ context, params }: LoaderFunctionArgs): Response {
  return redirect(`/strains/${encodeURIComponent(params.strain ?? "")}${context.url.search}`, 301);
}
