/** Escapes any text as a part of a LIKE pattern that matches itself. */
export function likeText(text: string): string {
  return text.replace(/[\\%_]/g, "\\$&");
}
