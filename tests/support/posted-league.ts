import { stableId } from "../../shared/sports/stable-id.ts";

/** A league as a provider posts it. */
export type League = Readonly<Record<string, unknown>> & { readonly sportId: number; readonly stageId: string };

export const aLeague = (sportId: number, name: string, more: object = {}): League => ({
  sportId,
  stageId: stableId(sportId, "rules stage", name),
  tournamentId: stableId(sportId, "rules tournament", name),
  templateId: stableId(sportId, "rules template", name),
  name,
  countryKey: "FR",
  season: "2026-27",
  timeZone: "Europe/Paris",
  rank: 1,
  type: "p",
  ...more,
});
export const aSide = (sportId: number, name: string) => ({
  id: stableId(sportId, "rules participant", name),
  name,
  code: "RUL",
  slug: "r",
});
export const anEvent = ({ sportId, stageId }: League, name: string, more: object = {}) => ({
  eventId: stableId(sportId, "rules event", `${stageId} ${name}`),
  leagueStageId: stageId,
  sportId,
  startSeconds: Math.floor(Date.now() / 1000) - 14_400,
  timeKnown: true,
  round: "1",
  home: aSide(sportId, `${name} A`),
  away: aSide(sportId, `${name} B`),
  result: null,
  ...more,
});

/** Returns the text of markup, in one line. */
export const textOf = (html: string) =>
  html
    .replaceAll(/<!--.*?-->/gs, "")
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/\s+/g, " ");
