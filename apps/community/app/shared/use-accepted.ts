import { useLocation, useNavigation } from "@remix-run/react";

/** Whether the form of this page was accepted: the answer leads away from here. A draft has done its work then. */
export function useAccepted(): boolean {
  const { state, formMethod, location } = useNavigation();
  const { pathname } = useLocation();
  return state === "loading" && formMethod === "POST" && location.pathname !== pathname;
}
