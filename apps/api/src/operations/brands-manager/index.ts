import { addManager } from "./add-manager.ts";
import { getPortalBase } from "./get-portal-base.ts";
import { getPortalInformation } from "./get-portal-information.ts";
import { removeManager } from "./remove-manager.ts";
import { searchManagers } from "./search-managers.ts";

export const brandsManagerOperations = {
  addManager,
  getPortalBase,
  getPortalInformation,
  removeManager,
  searchManagers,
};
