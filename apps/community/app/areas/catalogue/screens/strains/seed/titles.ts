export { strainTitles as seedTitles } from "../strain/titles.ts";
