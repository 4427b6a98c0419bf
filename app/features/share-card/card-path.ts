/** A picture as it is drawn, and as social networks show it. */
export type CardForm = "svg" | "png";

/** The address of the picture that others show with a link to a match, the same in every language. */
export const cardPath = (eventId: string): string => `/match/${eventId}.png`;

/** Which match's picture is at a path, and in which form; null for any other path. */
export function parseCardPath(path: string): { readonly eventId: string; readonly form: CardForm } | null {
  const [, eventId, form] = /^\/match\/([A-Za-z0-9]{8,16})\.(svg|png)$/.exec(path) ?? [];
  return eventId === undefined ? null : { eventId, form: form === "svg" ? "svg" : "png" };
}

export const cardSize = { width: 1200, height: 630 } as const;
