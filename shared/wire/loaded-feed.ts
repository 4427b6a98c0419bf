/** A feed's text and its number (F5). */
export type LoadedFeed = { readonly body: string; readonly seq: number };

/** A feed that a page asks for, and the entity tag of the text of it that is at hand. */
export type WantedFeed = { readonly name: string; readonly knownEtag: string | null };

/** A feed with the entity tag of its text; without the text where that is at hand. */
export type TaggedFeed = { readonly body: string | null; readonly seq: number; readonly etag: string };

/** A feed as far as it is at hand: null where it cannot be had, "far" where an origin is still being asked. */
export type NearFeed = TaggedFeed | null | "far";
