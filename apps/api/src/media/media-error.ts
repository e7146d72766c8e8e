/** Why a file was rejected, as a code of the contract. */
export type MediaRefusal =
  | "broken_upload"
  | "required"
  | "too_large"
  | "unsupported_type"
  | "heic"
  | "mov"
  | "animated"
  | "pixel_limit"
  | "duration_limit"
  | "infected"
  | "wrong_format";

/** A rejected file, for a reason that the user can fix. */
export class MediaError extends Error {
  override readonly name = "MediaError";

  constructor(
    readonly code: MediaRefusal,
    /** Parameters of the message, such as the limit in bytes. */
    readonly params: Record<string, string | number> = {},
  ) {
    super(code);
  }
}
