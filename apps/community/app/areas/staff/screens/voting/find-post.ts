import type { AppLoadContext } from "@remix-run/node";
import { type FormValues, textAt } from "../../shared/desks/form-values.ts";
import { refIdField } from "../../shared/desks/ref-id-field.ts";
import { POST } from "./voting-form.ts";

/** The id of the article that a form links: the chosen one, or one with the typed title or address. Other text stays as it was typed. */
export async function findPost(
  api: AppLoadContext["api"],
  values: FormValues,
): Promise<number | string | null> {
  const text = textAt(values, POST).trim();
  const chosen = textAt(values, refIdField(POST));
  if (text === "") return null;
  if (/^\d{1,15}$/.test(chosen)) return Number(chosen);
  const words = text.slice(text.lastIndexOf("/") + 1);
  const { data } = await api.GET("/staff/posts", {
    params: { query: { search: words.slice(0, 100), limit: 100 } },
  });
  const typed = words.toLowerCase();
  return (
    data.items.find(({ title, link }) => title.toLowerCase() === typed || link.endsWith(`/${typed}`))?.id ??
    text
  );
}
