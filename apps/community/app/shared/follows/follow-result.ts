/** The response of the follow forms' target to the router. */
export type FollowAnswer = { readonly followed: boolean } | { readonly error: string };
