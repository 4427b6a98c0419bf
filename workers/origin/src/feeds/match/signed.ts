import { emptyBody } from "../../../../../shared/wire/codec.ts";
import { contentHash } from "../../../../../shared/wire/content-hash.ts";
import type { RowKinds, Section, SectionCodec } from "../../../../../shared/wire/section.ts";
import { encodeTree, type TreeNode } from "../../../../../shared/wire/tree.ts";
import { withSignature } from "../signature-row.ts";

/** A section with its content's hash as its last row (`A1`); "0" without a row. */
export function toSignedBody<K extends RowKinds>(
  codec: SectionCodec<K>,
  rows: Section<K>["rows"],
  sportId = 0,
): string {
  const unsigned = codec.encode({ sportId, rows, signature: "" });
  return unsigned === emptyBody ? emptyBody : withSignature(unsigned);
}

/**
 * The same for summaries: the signature is the last cell of the row of referee and ground, where that row ends the body.
 */
export function toBodySignedInside<K extends RowKinds>(codec: SectionCodec<K>, rows: Section<K>["rows"]): string {
  const unsigned = codec.encode({ sportId: 0, rows, signature: "" });
  if (unsigned === emptyBody || !endsWithLastRow.has(String(rows.at(-1)?.kind))) return toSignedBody(codec, rows);
  return `${unsigned.slice(0, -rowEnd.length)}A1÷${contentHash(unsigned)}¬${rowEnd}`;
}

const rowEnd = "~";
/** The kinds of row (`informationKinds`) that hold the signature. */
const endsWithLastRow: ReadonlySet<string> = new Set(["information", "seeds", "channels"]);

/** The same for feeds of nested rows, whose signature is a cell of their only row. */
export function toSignedTree(roots: readonly TreeNode[]): string {
  const signature = contentHash(encodeTree({ roots, signature: "" }));
  return encodeTree({ roots, signature });
}
