export { mentionedNames, mentionTyped, type TextPiece, textPieces } from "./text-pieces.ts";
