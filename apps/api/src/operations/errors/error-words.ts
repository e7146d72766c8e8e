/** Messages that say nothing about the site: harmless, or of a script of another origin. */
const NOISE = /^(?:uncaught )?(?:\w*error: )?(?:ResizeObserver loop|Script error\.?$)/i;

const EXTENSION = /(?:chrome|moz|safari-web|safari|ms-browser)-extension:/;

/** A line of a stack: `at save (https://…:1:2)`, `at https://…:1:2`, `save@https://…:1:2`. */
const FRAME =
  /^\s*(?:at (?:async )?(?:([^\s(]{1,100}) \()?|([^\s@]{0,100})@)((?:[a-z-]+:\/\/|file:|node:|\/)[^\s()]{1,500}?)(?::\d+){0,2}\)?\s*$/i;

interface Reported {
  readonly message: string;
  readonly stack: string | null;
}

interface Frame {
  readonly name: string;
  readonly url: string;
}

function framesOf(stack: string | null): Frame[] {
  return (stack ?? "").split("\n", 100).flatMap((line) => {
    const [, named, atName, url] = FRAME.exec(line.slice(0, 700)) ?? [];
    return url === undefined ? [] : [{ name: named ?? atName ?? "", url }];
  });
}

/** Whether an error is not the site's own: a browser's complaint about itself, or a script of an extension. */
export function isNoise({ message, stack }: Reported): boolean {
  const [first] = framesOf(stack);
  return NOISE.test(message) || EXTENSION.test(first?.url ?? "");
}

/**
 * The first place of the site's own code: file without the hash of the build, and function. Minified names change with each build and are
 * left out. Empty without such a place.
 *
 * @param hosts - of the sites
 */
export function ownFrame(stack: string | null, hosts: readonly string[]): string {
  const own = framesOf(stack).find(({ url }) => isOwn(url, hosts));
  if (own === undefined) return "";
  const file = (own.url.split(/[?#]/)[0]?.split("/").at(-1) ?? "").replace(
    /[-.][\w-]{8}(?=\.[cm]?[jt]sx?$)/,
    "",
  );
  const name = own.name.length > 2 ? own.name : "";
  return [file, name].filter(Boolean).join(" ").slice(0, 200);
}

function isOwn(url: string, hosts: readonly string[]): boolean {
  if (/node_modules|^node:/.test(url)) return false;
  if (url.startsWith("/") || url.startsWith("file:")) return true;
  return /^https?:/.test(url) && URL.canParse(url) && hosts.includes(new URL(url).host);
}

const EMAIL = /\b[\w.+-]{1,64}(?:@|%40)[\w-]{1,63}(?:\.[\w-]{1,63}){1,5}/gi;

/** The query and fragment of an address, up to the line and column in a stack. */
const QUERY = /(?<=[\w/])[?#]\S+?(?=(?::\d+){0,2}\)?(?:\s|$))/g;

const NAMED_SECRET = /\b(token|key|code|password|secret)=[^\s&]+/gi;

/** Removes what may be personal or secret: email addresses, queries and fragments of addresses, named secrets, and long random words. */
export function withoutSecrets(text: string): string {
  return text
    .replace(QUERY, "")
    .replace(NAMED_SECRET, "$1=#")
    .replace(EMAIL, "@")
    .replace(/[\w-]{32,}/g, "#");
}

/** What errors of the same cause have in common: the message without addresses, ids and numbers. At most 300 characters. */
export function commonMessage(message: string): string {
  const common = withoutSecrets(message.slice(0, 1000))
    .replace(/\b[a-z]{1,20}:\/\/[^\s"'()]+/gi, "URL")
    .replace(/\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/gi, "#")
    .replace(/\b(?=[0-9a-f]*\d)[0-9a-f]{8,}\b/gi, "#")
    .replace(/\d+(?:[.,:]\d+)*/g, "#")
    .replace(/\s+/g, " ")
    .trim();
  return common.slice(0, 300) || "Unknown error";
}
