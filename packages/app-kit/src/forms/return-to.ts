import { redirect } from "@remix-run/server-runtime";
import { safeReturnPath } from "../request/return-path.ts";

/** Ends a form of the shell: back to the page it stood on, with cookies. */
export function returnTo(form: FormData, cookies: readonly string[]): Response {
  const wanted = form.get("return_path");
  const headers = new Headers();
  for (const cookie of cookies) headers.append("set-cookie", cookie);
  return redirect(safeReturnPath(typeof wanted === "string" ? wanted : null), { headers, status: 303 });
}

/** These addresses take forms only; somebody who opens one goes home. */
export function goHome(): Response {
  return redirect("/");
}
