const ADDRESS = /^(u-[1-9]\d{0,14}|b-[1-9]\d{0,14}(-[1-9]\d{0,14})?|common(-[a-z0-9-]{1,40})?)$/;

/** Whether a word of a URL may be the address of a room; the same pattern as the contract's. */
export function isChatAddress(word: string | undefined): word is string {
  return word !== undefined && word.length <= 48 && ADDRESS.test(word);
}
