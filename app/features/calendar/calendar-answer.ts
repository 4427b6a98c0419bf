/** The answer to a request for a calendar's address. */
export type CalendarAnswer =
  /** `isOwn`: the address lists one visitor's favourites. `name` is the file's name without its ending. */
  | { readonly kind: "file"; readonly name: string; readonly body: string; readonly isOwn: boolean }
  | { readonly kind: "moved"; readonly path: string }
  /** `text` is English, as all that programs read. */
  | { readonly kind: "refused"; readonly status: 400 | 404; readonly text: string }
  | { readonly kind: "unavailable" };
