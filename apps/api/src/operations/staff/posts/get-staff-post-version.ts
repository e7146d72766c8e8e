import { defineOperation } from "../../../http/define-operation.ts";
import { readVersion } from "./staff-post-version.ts";

export const getStaffPostVersion = defineOperation(
  "getStaffPostVersion",
  async ({ params, query, reads }) => {
    const { id: postId, lang, number } = params;
    return {
      status: 200,
      data: {
        item_version: await readVersion(reads, { postId, lang, number }),
        item_from:
          query.from === undefined ? null : await readVersion(reads, { postId, lang, number: query.from }),
      },
    };
  },
);
