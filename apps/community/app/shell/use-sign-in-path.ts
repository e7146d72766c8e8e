import { useFrameAddress } from "@grow/app-kit/document/cached-frame.tsx";
import { useLocation } from "@remix-run/react";
import { paths } from "../paths.ts";

/** The path of the sign-in page that returns to this page, for cached frames. */
export function useSignInPath(): string {
  const { pathname, search } = useLocation();
  const path = `${pathname}${search}`;
  const here = useFrameAddress("inside", path);
  // Sign-in returns to the home page by default; cached frames distinguish it.
  return paths.signIn(path === paths.home() ? path : here);
}
