import { reportError } from "./report-error.ts";

export const errorsOperations = { reportError };
