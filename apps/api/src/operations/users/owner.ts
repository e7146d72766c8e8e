import { forbidden } from "../../errors/api-error.ts";
import { ownerByPath } from "../../http/owners.ts";

/**
 * The current user, by id or name. Paths below a user are for that user only, not even for moderators; the error is the same for unknown
 * users.
 */
export const ownPerson = (parameter: string) =>
  ownerByPath(async (params, reader) => {
    const asked = String(params[parameter]).toLowerCase();
    if (asked !== String(reader.id) && asked !== reader.name.toLowerCase()) throw forbidden();
  });
