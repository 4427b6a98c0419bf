/** What there is at an address of a calendar. */
export type CalendarAnswer =
  /** `isOwn`: the address names what one visitor follows. `name` is that of the file, without its ending. */
  | { readonly kind: "file"; readonly name: string; readonly body: string; readonly isOwn: boolean }
  | { readonly kind: "moved"; readonly path: string }
  /** `text` is English, as all that programs read. */
  | { readonly kind: "refused"; readonly status: 400 | 404; readonly text: string }
  | { readonly kind: "unavailable" };
