/** Text fields keep the slash. */
const typedInto = "input, textarea, select, [contenteditable]";

/** Whether a key press focuses the search field: `/` alone, outside text fields. */
export function isSlashShortcut(event: KeyboardEvent): boolean {
  if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey) return false;
  return !(event.target instanceof Element && event.target.closest(typedInto));
}
