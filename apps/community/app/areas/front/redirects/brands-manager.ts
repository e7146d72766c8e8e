import { type LoaderFunctionArgs, redirect } from "@remix-run/node";

/** The portal of brand managers stands on a host of its own. The singular form is corrected there. */
export function loader({ context }: LoaderFunctionArgs): Response {
  return redirect(`${context.environment.brandsUrl}${context.path}`);
}
