import { invalid } from "../../errors/api-error.ts";

/** The parts of an authenticator's response that are read before its verification. */
export interface AuthenticatorResponse {
  readonly id: string;
  readonly response: Readonly<Record<string, unknown>>;
}

/** @throws ApiError 422 `wrong_format` */
export function parseResponse(text: string): AuthenticatorResponse {
  try {
    const value: unknown = JSON.parse(text);
    if (isRecord(value) && typeof value.id === "string" && isRecord(value.response))
      return value as unknown as AuthenticatorResponse;
  } catch {
    // Rejected below.
  }
  throw invalid([{ code: "wrong_format", field: "response" }]);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
