/** A feed's text and its number (F5). */
export type LoadedFeed = { readonly body: string; readonly seq: number };

/** The same with the entity tag of the text; without the text where the tag is the one that the asking room named. */
export type TaggedFeed = { readonly body: string | null; readonly seq: number; readonly etag: string };
