export {
  type Flaw,
  type Flaws,
  type Frame,
  type Habit,
  type Medium,
  type PictureSpec,
  type ProductShape,
  pictureSize,
  productShapes,
  type Setting,
  type Training,
} from "./picture-spec.ts";
export { parsePictureSpec, writePictureSpec } from "./picture-spec-json.ts";
export { placeholderColour } from "./placeholder-colour.ts";
