import { linguiConfig } from "@grow/i18n/lingui-config";

export default linguiConfig(import.meta.dirname);
