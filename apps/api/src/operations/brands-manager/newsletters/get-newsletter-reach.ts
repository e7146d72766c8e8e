import { defineOperation } from "../../../http/define-operation.ts";
import { managedBrand } from "../access/managed-brand.ts";
import { countReach } from "./count-reach.ts";

export const getNewsletterReach = defineOperation(
  "getNewsletterReach",
  async ({ query, user, reads, found }) => {
    const { id: brandId } = found(managedBrand);
    const { audience = "followers", langs = [] } = query;
    return {
      status: 200,
      data: await countReach(reads, { brandId, writerId: user.id }, { audience, langs }),
    };
  },
);
