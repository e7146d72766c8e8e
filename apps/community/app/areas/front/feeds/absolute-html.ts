/**
 * Makes the addresses of a sanitised text absolute: readers of feeds do not know where it came from.
 *
 * @param html - attribute values in double quotes
 * @param page - absolute address of its page, for links to headings
 */
export function absoluteHtml(html: string, page: string): string {
  const { origin } = new URL(page);
  const absolute = (address: string) =>
    address.startsWith("#")
      ? page + address
      : address.startsWith("/") && !address.startsWith("//")
        ? origin + address
        : address;
  return html
    .replace(
      / (href|src)="([^"<>]*)"/g,
      (_all, name: string, value: string) => ` ${name}="${absolute(value)}"`,
    )
    .replace(
      / srcset="([^"<>]*)"/g,
      (_all, value: string) => ` srcset="${value.split(/,\s+/).map(absolute).join(", ")}"`,
    );
}
