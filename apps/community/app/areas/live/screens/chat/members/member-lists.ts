/** The lists of the page: its members, and who is banned from the room. */
export const MEMBER_LISTS = { list: ["members", "banned"] } as const;
