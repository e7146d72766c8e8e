import { ApiError, type Detail } from "@grow/api-client";
import { checkForm } from "@grow/domain/schemas";

/**
 * Checks what a form says by the schema of the domain before it is sent. The error is the api's own, so that a form shows both in
 * the same way.
 *
 * @throws ApiError 422 with the problem of each field
 */
export function checkBody(schema: Parameters<typeof checkForm>[0], body: unknown): void {
  const checked = checkForm(schema, body);
  if (checked.ok) return;
  throw new ApiError({
    status: 422,
    details: checked.problems.map(({ field, code, params }) => ({
      type: "error",
      // The codes of the schemas are those of the api.
      code: code as Detail["code"],
      text: code,
      field,
      params,
    })),
  });
}
