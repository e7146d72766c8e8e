import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { paths } from "../../../../../paths.ts";

const STRAINS = msg({ id: "strains.crumb.strains", message: "Strains" });

/** The first step of the path to a page of strains. */
export const strainsStep = (i18n: I18n) => ({ name: i18n._(STRAINS), path: paths.strains() });
