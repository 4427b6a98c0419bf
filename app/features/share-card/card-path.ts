/** The formats: "svg" as drawn, "png" for social networks, "json" for sites that embed links (oEmbed). */
export type CardForm = "svg" | "png" | "json";

/** The subject of a picture. */
export type CardOf =
  | { readonly kind: "match"; readonly eventId: string }
  | { readonly kind: "participant"; readonly id: string }
  /** The slugs of the competition's own address. */
  | { readonly kind: "competition"; readonly sportId: number; readonly country: string; readonly competition: string };

/** Returns the address of the picture that other sites show with a link, the same in every language. */
export function cardPath(of: CardOf): string {
  switch (of.kind) {
    case "match":
      return `/match/${of.eventId}.png`;
    case "participant":
      return `/card/${of.id}.png`;
    case "competition":
      return `/card/${of.sportId}/${of.country}/${of.competition}.png`;
  }
}

const pattern =
  /^\/(?:match\/(?<eventId>[A-Za-z0-9]{8,16})|card\/(?<id>[A-Za-z0-9]{8,16})|card\/(?<sport>\d{1,2})\/(?<country>[a-z0-9-]{1,80})\/(?<competition>[a-z0-9-]{1,120}))\.(?<form>svg|png|json)$/;

const forms: readonly CardForm[] = ["svg", "png", "json"];

/** Reads the subject and the format of the picture at a path; null for any other path. */
export function parseCardPath(path: string): { readonly of: CardOf; readonly form: CardForm } | null {
  const found = pattern.exec(path)?.groups;
  if (found === undefined) return null;
  const { eventId, id, sport, country = "", competition = "" } = found;
  const form = forms.find((each) => each === found["form"]) ?? "png";
  if (eventId !== undefined) return { of: { kind: "match", eventId }, form };
  if (id !== undefined) return { of: { kind: "participant", id }, form };
  return { of: { kind: "competition", sportId: Number(sport), country, competition }, form };
}

/** The oEmbed description beside a picture. */
export const oembedPath = (picture: string): string => picture.replace(/\.png$/, ".json");

/** Sites that embed links request a preview here by a link's address (oEmbed 1.0): `/oembed?url=…`. */
export const oembedRoom = "/oembed";

export const cardSize = { width: 1200, height: 630 } as const;
