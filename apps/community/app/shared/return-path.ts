/**
 * A path that leads back to another one afterwards.
 *
 * @param isAlways - name the home page as well, which is the default of most forms
 */
export function withReturn(path: string, returnPath: string | undefined, isAlways = false): string {
  if (!returnPath || (returnPath === "/" && !isAlways)) return path;
  return `${path}?${new URLSearchParams({ return_path: returnPath })}`;
}
