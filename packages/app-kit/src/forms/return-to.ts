import { redirect } from "@remix-run/server-runtime";
import { safeReturnPath } from "../request/return-path.ts";

/** Redirects from a form of the shell to the page it was on, with cookies and other headers. */
export function returnTo(
  form: FormData,
  cookies: readonly string[],
  extra: Readonly<Record<string, string>> = {},
): Response {
  const wanted = form.get("return_path");
  const headers = new Headers(extra);
  for (const cookie of cookies) headers.append("set-cookie", cookie);
  return redirect(safeReturnPath(typeof wanted === "string" ? wanted : null), { headers, status: 303 });
}

/** Redirects to the home page, for addresses that only accept forms. */
export function goHome(): Response {
  return redirect("/");
}
