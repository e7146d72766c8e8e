import { useLocation, useNavigation } from "@remix-run/react";

/** The address of a form that was saved, or whose draft was discarded, names it in its query. */
const OUTCOME = /[?&](saved|discarded|done)\b/;

/**
 * Whether the form of this page was accepted, that is, redirects elsewhere or to this page with its outcome. Its draft is then
 * obsolete.
 */
export function useAccepted(): boolean {
  const { state, formMethod, location } = useNavigation();
  const { pathname } = useLocation();
  return (
    state === "loading" &&
    formMethod === "POST" &&
    (location.pathname !== pathname || OUTCOME.test(location.search))
  );
}
