/** Fewest and most code points allowed, both included. */
export interface LengthRange {
  readonly min: number;
  readonly max: number;
}

/**
 * Length limits of texts, the same in forms, the API and the contract, in code points.
 */
export const LIMITS = {
  user_name: { min: 3, max: 32 },
  email: { min: 3, max: 254 },
  password: { min: 8, max: 128 },
  diary_name: { min: 1, max: 120 },
  week_text: { min: 0, max: 20_000 },
  feeding_schedule: { min: 0, max: 2000 },
  harvest_smoke: { min: 0, max: 5000 },
  strain_comment: { min: 0, max: 5000 },
  nutrient_comment: { min: 0, max: 5000 },
  equipment_name: { min: 1, max: 120 },
  photo_alt: { min: 0, max: 300 },
  comment: { min: 1, max: 5000 },
  solution: { min: 1, max: 5000 },
  question_title: { min: 5, max: 150 },
  question_text: { min: 0, max: 10_000 },
  review_text: { min: 0, max: 5000 },
  chat_message: { min: 1, max: 2000 },
  complaint_text: { min: 0, max: 1000 },
} as const satisfies Record<string, LengthRange>;

/** Most rows in lists of a request. */
export const COUNT_LIMITS = {
  photos_of_week: 100,
  nutrients_of_week: 40,
  equipment_of_diary: 100,
  /** Of a question, and of each of its solutions. */
  photos_of_question: 10,
  symptoms_of_question: 20,
} as const;

/** Why something is reported to the moderators. */
export const COMPLAINT_REASONS = ["spam", "offence", "sale", "copyright", "wrong", "other"] as const;

/** Limits of uploads. */
export const UPLOAD_LIMITS = {
  /** Bytes of an image: 20 MB. */
  image_bytes: 20 * 1024 * 1024,
  /** Bytes of a video: 200 MB. */
  video_bytes: 200 * 1024 * 1024,
  /** Seconds of a short. */
  short_seconds: 60,
  /** Pixels of an image: more than the largest phone camera produces, less than a decompression bomb. */
  image_pixels: 120_000_000,
  /** Pixels of a frame of a video: the largest of H.264 level 5.2, a little more than 4K. */
  video_pixels: 9_437_184,
  /** Seconds of a video: 20 minutes. */
  video_seconds: 1200,
} as const;

/** Default page size of lists. */
export const PAGE_SIZE = 20;

/** A user name: letters, digits, `_`, `.`, `-`, with at least one letter, so that it is never mistaken for an id. */
export const USER_NAME_PATTERN = /^(?=.*[A-Za-z])[A-Za-z0-9_.-]+$/;

/** An email address: one @, a dot in the domain, no white space. */
export const EMAIL_PATTERN = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;
