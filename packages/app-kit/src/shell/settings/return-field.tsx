import { useLocation } from "@remix-run/react";

/** Sends a form of the shell back to the page it stands on, without a language that the address asked for. */
export function ReturnField() {
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  query.delete("lang");
  const rest = query.size > 0 ? `?${query}` : "";
  return <input type="hidden" name="return_path" value={`${pathname}${rest}`} />;
}
