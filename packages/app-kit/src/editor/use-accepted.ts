import { useLocation, useNavigation } from "@remix-run/react";

/** Whether the form of this page was accepted, that is, redirects elsewhere. Its draft is then obsolete. */
export function useAccepted(): boolean {
  const { state, formMethod, location } = useNavigation();
  const { pathname } = useLocation();
  return state === "loading" && formMethod === "POST" && location.pathname !== pathname;
}
