/** A feed's text and its number (F5). */
export type LoadedFeed = { readonly body: string; readonly seq: number };
