/** Letters that show nothing: format characters, and fillers that count as letters or symbols. */
const INVISIBLE = /[\p{Cf}\u115f\u1160\u2800\u3164\uffa0]/u;
const BLANK = /^[\s\p{Cf}\p{Cc}\p{M}\u115f\u1160\u2800\u3164\uffa0]*$/u;

/** Embeddings, overrides and isolates of direction. The site's languages need none, and with them a name can rewrite what follows it. */
const DIRECTION = /[\u202a-\u202e\u2066-\u2069]/g;

/** Removes directional controls from a text. */
export function withoutDirection(text: string): string {
  return text.replace(DIRECTION, "");
}

/** Whether a text has letters, and none of them shows anything. Empty texts and spaces have none. */
export function showsNothing(text: string): boolean {
  const left = withoutDirection(text);
  return BLANK.test(left) && (left !== text || INVISIBLE.test(left));
}
