import { ApiError } from "@grow/api-client";
import { checkBody } from "@grow/app-kit/forms/check-body.ts";
import { redirectToAnchor } from "@grow/app-kit/forms/redirect-to-anchor.ts";
import { paramId } from "@grow/domain";
import { reviewForm } from "@grow/domain/schemas";
import { htmlLang } from "@grow/i18n";
import { type ActionFunctionArgs, data, redirect } from "@remix-run/node";
import { paths } from "../../../../paths.ts";
import { errorStatus, type FormErrors, formErrors, textOf } from "../../../../shared/form-errors.ts";

/** A rejected review: its product, its text, and the reason. */
export interface RefusedReview {
  readonly product: number;
  readonly text: string;
  readonly rating: string;
  readonly errors: FormErrors;
}

/** The api's error for a rating that was not chosen. */
const NO_RATING = new ApiError({
  status: 422,
  details: [{ type: "error", code: "required", text: "A rating is required.", field: "n_general" }],
});

/** Writes the review of a product, in place of an earlier one, or takes it back. */
export async function writeReview({ context, params, request }: ActionFunctionArgs) {
  const id = paramId(params.id) ?? 0;
  const sent = await request.formData();
  const product = Number(textOf(sent, "product_id"));
  const text = textOf(sent, "text");
  const rating = textOf(sent, "n_general");
  try {
    if (textOf(sent, "intent") === "delete") {
      await context.api.DELETE("/reviews/{id}", {
        params: { path: { id: Number(textOf(sent, "review_id")) } },
      });
    } else {
      const said = { product_id: product, diary_id: id, text: text.trim() };
      const n_general = /^\d{1,2}$/.test(rating) ? Number(rating) : null;
      if (n_general === null) throw NO_RATING;
      checkBody(reviewForm, { ...said, n_general });
      await context.api.POST("/reviews", {
        body: { ...said, lang: htmlLang(context.chosenLocale), n_general },
        idempotencyKey: textOf(sent, "request_key"),
      });
    }
    return redirectToAnchor(paths.diaryReviews(id), `product-${product}`);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // Already deleted meanwhile, as intended.
    if (error.status === 404) return redirect(paths.diaryReviews(id), 303);
    const errors = formErrors(context.i18n, error, ["n_general", "text"]);
    return data<RefusedReview>({ product, text, rating, errors }, errorStatus(error));
  }
}
