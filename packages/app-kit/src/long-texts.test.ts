import { runWorstTexts } from "@grow/testing/worst-texts";
import { describe, test } from "vitest";
import { movedTokenCookies, parseCookies, withoutToken } from "./request/cookies.ts";
import { pathToReturn } from "./request/path-to-return.ts";
import { readTheme } from "./request/theme.ts";
import { acceptedEncoding, isCompressible } from "./server/compress.ts";

describe("a long header takes a time that grows with its length", () => {
  const scope = { domain: undefined, isSecure: true };
  test.each<[name: string, run: (text: string) => unknown]>([
    ["Cookie", parseCookies],
    ["Cookie without the session", withoutToken],
    ["Cookie with a session of an old name", (text) => movedTokenCookies(text, scope)],
    ["Accept-Encoding", acceptedEncoding],
    ["Content-Type", isCompressible],
    ["the theme", readTheme],
    ["the path to return to", pathToReturn],
  ])("%s", (_name, run) => {
    runWorstTexts(run);
  });
});
