import { forbidden } from "../../errors/api-error.ts";
import { ownerByPath } from "../../http/owners.ts";

/**
 * The person himself, by his id or name. What stands under a person's own address is not even a moderator's; and of strangers it is
 * not told whether they are there.
 */
export const ownPerson = (parameter: string) =>
  ownerByPath(async (params, reader) => {
    const asked = String(params[parameter]).toLowerCase();
    if (asked !== String(reader.id) && asked !== reader.name.toLowerCase()) throw forbidden();
  });
