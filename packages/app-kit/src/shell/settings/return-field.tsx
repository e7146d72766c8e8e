import { useLocation } from "@remix-run/react";
import { useFrameAddress } from "../../document/cached-frame.tsx";
import { pathToReturn } from "../../request/path-to-return.ts";

/** Makes a form of the shell return to its page, without the `lang` query parameter. */
export function ReturnField() {
  const { pathname, search } = useLocation();
  const value = useFrameAddress("return", pathToReturn(`${pathname}${search}`));
  return <input type="hidden" name="return_path" value={value} />;
}
