/** What was asked for cannot be made; the message says why. Nothing has been changed. */
export class Refusal extends Error {}
