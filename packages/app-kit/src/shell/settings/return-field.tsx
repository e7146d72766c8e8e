import { useLocation } from "@remix-run/react";
import { useFrameAddress } from "../../document/kept-frame.tsx";
import { pathToReturn } from "../../request/path-to-return.ts";

/** Sends a form of the shell back to the page it stands on, without a language that the address asked for. */
export function ReturnField() {
  const { pathname, search } = useLocation();
  const value = useFrameAddress("return", pathToReturn(`${pathname}${search}`));
  return <input type="hidden" name="return_path" value={value} />;
}
