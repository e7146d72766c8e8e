import { RETURN_PATH } from "@grow/app-kit/request/return-path.ts";
import { paths } from "../../../../paths.ts";

/** Query parameter of the page that says that signing in cancelled the deletion of the account. */
export const RESTORED = "restored";

/** The page that says that the account stays, and goes on to `to`. */
export function restoredPath(to: string): string {
  return `${paths.settings("delete")}?${new URLSearchParams({ [RESTORED]: "1", [RETURN_PATH]: to })}`;
}
