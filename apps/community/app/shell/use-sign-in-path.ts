import { useFrameAddress } from "@grow/app-kit/document/kept-frame.tsx";
import { useLocation } from "@remix-run/react";
import { paths } from "../paths.ts";

/** The way to sign in and back to this page, for frames that are kept. */
export function useSignInPath(): string {
  const { pathname, search } = useLocation();
  const path = `${pathname}${search}`;
  const here = useFrameAddress("inside", path);
  // From the start page nobody needs to be led back; frames that are kept tell it apart.
  return paths.signIn(path === paths.home() ? path : here);
}
