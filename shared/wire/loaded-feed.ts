/** A feed's text and its number (F5). */
export type LoadedFeed = { readonly body: string; readonly seq: number };

/** A feed that a page asks for, and the entity tag of the text of it that is at hand. */
export type WantedFeed = {
  readonly name: string;
  readonly knownEtag: string | null;
  /** Asks for the feed as it was so long ago, for a visitor whose page is late (docs/adr/011). */
  readonly agoSeconds?: number;
};

/** A feed with the entity tag of its text; without the text where that is at hand. */
export type TaggedFeed = { readonly body: string | null; readonly seq: number; readonly etag: string };
