import { type TextPiece, textPieces } from "@grow/domain/texts";
import { TextLink } from "@grow/ui/foundation";
import { Fragment } from "react";
import { paths } from "../../paths.ts";

/** A grower's text: `@name` links to the grower, URLs are nofollow links. */
export function UserText({ text }: { text: string }) {
  // The same text always has the same pieces, so that their places are keys.
  return textPieces(text).map((piece, place) => <Fragment key={String(place)}>{drawn(piece)}</Fragment>);
}

function drawn(piece: TextPiece) {
  switch (piece.kind) {
    case "text":
      return piece.text;
    case "mention":
      return <TextLink href={paths.grower(piece.name)}>{piece.text}</TextLink>;
    case "link":
      return (
        <TextLink href={piece.href} rel="ugc nofollow">
          {piece.text}
        </TextLink>
      );
  }
}
