import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";

/**
 * Colours that the contrast test of token pairs does not cover: mixed, faded or literal colours, and rules for one theme.
 */
const MIXES_COLOURS =
  /color-mix\(|mix-blend-mode|light-dark\(|rgba?\(|hsla?\(|oklch\(|#[0-9a-f]{3,8}\b|opacity: *0?\.\d|data-theme|prefers-color-scheme/i;

/** The tag for a story that needs both themes for another reason. */
const TAG = '"theme-sensitive"';

/** Story files that run in the light theme only, relative to `root`. Only tokens depend on the theme in them. */
export function storiesOfOneTheme(root: string): string[] {
  return readdirSync(join(root, "src"), { encoding: "utf8", recursive: true })
    .filter((file) => file.endsWith(".stories.tsx"))
    .map((file) => join(root, "src", file))
    .filter((file) => !isThemeSensitive(file))
    .map((file) => relative(root, file));
}

/** Whether a story has the tag, or shows a component of its own folder whose stylesheet mixes colours. */
function isThemeSensitive(story: string): boolean {
  if (readFileSync(story, "utf8").includes(TAG)) return true;
  const stylesheets = imported(story, /^\.\/.*\.tsx$/).flatMap((component) => imported(component, /\.css$/));
  return stylesheets.some((file) => MIXES_COLOURS.test(withoutComments(readFileSync(file, "utf8"))));
}

/** Files with this ending that a module imports by a relative path. */
function imported(file: string, kind: RegExp): string[] {
  return [...readFileSync(file, "utf8").matchAll(/from "(\.[^"]+)"/g)]
    .map(([, path = ""]) => path)
    .filter((path) => kind.test(path))
    .map((path) => join(dirname(file), path));
}

function withoutComments(css: string): string {
  return css.replace(/\/\*[\s\S]*?\*\//g, "");
}
