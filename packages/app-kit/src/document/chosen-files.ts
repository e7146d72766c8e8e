/** Dispatches the change of every file field in which the user chose files before hydration: React does not replay it. */
export function announceChosenFiles(page: Document): void {
  for (const field of page.querySelectorAll<HTMLInputElement>("input[type=file]")) {
    if (field.files?.length) field.dispatchEvent(new Event("change", { bubbles: true }));
  }
}
