/**
 * A cookie that scripts can read, as it was written. Of two with one name the first wins, as it has the more specific path. The servers'
 * parser does more and would be in the scripts of every page.
 */
export function browserCookie(name: string): string | undefined {
  return `; ${document.cookie}`.split(`; ${name}=`)[1]?.split(";", 1)[0];
}
