/** What is typed into keeps its slash. */
const typedInto = "input, textarea, select, [contenteditable]";

/** Whether a key press asks for the search field: `/` alone, and not while something is written. */
export function isSlashShortcut(event: KeyboardEvent): boolean {
  if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey) return false;
  return !(event.target instanceof Element && event.target.closest(typedInto));
}
