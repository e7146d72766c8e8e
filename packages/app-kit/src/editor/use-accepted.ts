import { useLocation, useNavigation, useNavigationType } from "@remix-run/react";
import { useEffect, useRef } from "react";

/** The address of a form that was saved, or whose draft was discarded, names it in its query. */
const OUTCOME = /[?&](saved|discarded|done)\b/;

/**
 * Whether the form of this page was accepted, that is, redirects elsewhere or to this page with its outcome. Its draft is then
 * obsolete. React may skip the render that says so.
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

/**
 * Calls back once this page shows that its form was accepted.
 *
 * @param onShown - gets what was sent; null if React skipped the renders that knew
 */
export function useOutcome(onShown: (sent: FormData | null, isDiscarded: boolean) => void): void {
  const { state, formMethod, formData } = useNavigation();
  const { key, search } = useLocation();
  const isBack = useNavigationType() === "POP";
  const callback = useRef(onShown);
  callback.current = onShown;
  const sent = useRef<FormData | null>(null);
  const shown = useRef(key);
  useEffect(() => {
    if (formMethod === "POST" && formData) sent.current = formData;
  }, [formMethod, formData]);
  useEffect(() => {
    if (state !== "idle" || shown.current === key) return;
    shown.current = key;
    const given = sent.current;
    sent.current = null;
    const [, outcome] = OUTCOME.exec(search) ?? [];
    if (outcome && !isBack) callback.current(given, outcome === "discarded");
  }, [state, key, search, isBack]);
}
