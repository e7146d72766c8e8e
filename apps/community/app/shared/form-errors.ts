export {
  errorStatus,
  type FieldTexts,
  type FormErrors,
  formErrors,
  NO_ERRORS,
  textOf,
} from "@grow/app-kit/forms/form-errors.ts";
