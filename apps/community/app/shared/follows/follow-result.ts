/** What the target of the follow forms answers to a request of the router. */
export type FollowAnswer = { readonly followed: boolean } | { readonly error: string };
