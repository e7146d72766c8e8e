import { ApiError } from "@grow/api-client";
import { paramId } from "@grow/domain";
import { htmlLang } from "@grow/i18n";
import { type ActionFunctionArgs, data, redirect } from "@remix-run/node";
import { paths } from "../../../../paths.ts";
import { errorStatus, type FormErrors, formErrors, textOf } from "../../../../shared/form-errors.ts";

/** A review that was not taken: what was said of which product, and why. */
export interface RefusedReview {
  readonly product: number;
  readonly text: string;
  readonly rating: string;
  readonly errors: FormErrors;
}

/** Writes the review of a product, in place of an earlier one, or takes it back. */
export async function writeReview({ context, params, request }: ActionFunctionArgs) {
  const id = paramId(params.id) ?? 0;
  const sent = await request.formData();
  const product = Number(textOf(sent, "product_id"));
  const text = textOf(sent, "text").replaceAll("\r\n", "\n");
  const rating = textOf(sent, "n_general");
  try {
    if (textOf(sent, "intent") === "delete") {
      await context.api.DELETE("/reviews/{id}", {
        params: { path: { id: Number(textOf(sent, "review_id")) } },
      });
    } else {
      await context.api.POST("/reviews", {
        body: {
          product_id: product,
          diary_id: id,
          text: text.trim(),
          lang: htmlLang(context.chosenLocale),
          // A rating that was not chosen is left out: the api says that it is missing.
          n_general: /^\d{1,2}$/.test(rating) ? Number(rating) : (undefined as unknown as number),
        },
        idempotencyKey: textOf(sent, "request_key"),
      });
    }
    return redirect(`${paths.diaryReviews(id)}#product-${product}`, 303);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // What was taken back meanwhile is gone, as was wanted.
    if (error.status === 404) return redirect(paths.diaryReviews(id), 303);
    const errors = formErrors(context.i18n, error, ["n_general", "text"]);
    return data<RefusedReview>({ product, text, rating, errors }, errorStatus(error));
  }
}
