import { type LoaderFunctionArgs, redirect } from "@remix-run/node";

/** The name diaries had in older addresses. */
export function loader({ context, params }: LoaderFunctionArgs): Response {
  return redirect(`/diaries/${encodeURIComponent(params.id ?? "")}${context.url.search}`, 301);
}
