/** A request that cannot be fulfilled; the message gives the reason. Nothing has been changed. */
export class Refusal extends Error {}
