import { type LoaderFunctionArgs, redirect } from "@remix-run/node";

/** The portal of brand managers has its own host, which redirects the singular form. */
export function loader({ context }: LoaderFunctionArgs): Response {
  return redirect(`${context.environment.brandsUrl}${context.path}`);
}
