import { emptyBody } from "../../../../../shared/wire/codec.ts";
import { seasonSection, type seasonKinds } from "../../../../../shared/wire/sections/season-section.ts";
import type { Criterion } from "../../../../../shared/standings/criteria.ts";
import type { OpenSeason } from "../../../../../shared/standings/chances/open-season.ts";
import type { DatedMatch } from "../../../../../shared/standings/standings-match.ts";
import type { Participant } from "../../../../../shared/timeline/schedule.ts";
import type { Section } from "../../../../../shared/wire/section.ts";
import type { Language } from "../../../../../shared/texts/languages.ts";
import { nameIn } from "../../../../../shared/texts/names.ts";
import { toKnownSeason, type KnownSeason } from "../../chances/known-season.ts";
import { hasChances, rulesOf, type LedgerSeason } from "../../chances/season-text.ts";
import { zoneKinds } from "../../standings/zone-kinds.ts";
import type { Zone } from "../../standings/zones.ts";
import { textsIn } from "../../texts/texts-in.ts";
import { participantPath } from "../lists/participants.ts";
import { toRoundText } from "../lists/round-text.ts";

type SeasonFeedRow = Section<typeof seasonKinds>["rows"][number];
type LeagueSeason = Omit<LedgerSeason, "earlier">;

/** A season with all that its table and its chances follow from, so that a page can assume results; "0" for one without chances. */
export function toSeasonBody(known: LeagueSeason, earlier: () => LedgerSeason["earlier"], language: Language): string {
  if (!hasChances(known)) return emptyBody;
  const { rules, zones } = rulesOf(known);
  const own = toKnownSeason({ ...known, rules, earlier: earlier() });
  if (own === null) return emptyBody;
  const { season } = own;
  const { stageId, rules: counted } = season;
  const ids = [...new Set([...season.teamIds, ...season.earlier.flatMap(({ homeId, awayId }) => [homeId, awayId])])];
  const places = new Map(ids.map((id, place) => [id, place]));
  const rows: readonly SeasonFeedRow[] = [
    { kind: "season", fields: { stageId, ...pointsOf(season) } },
    ...counted.criteria.map(toCriterion),
    ...zones.map((zone) => toZone(zone, language)),
    ...ids.map((id) => toTeam(id, own, known.league.sportId, language)),
    ...season.earlier.map((match) => ({ kind: "earlier" as const, fields: { game: toGame(match, places) } })),
    ...season.results.map((match) => ({ kind: "result" as const, fields: { game: toGame(match, places) } })),
    ...toLeft(own, places, language),
  ];
  return seasonSection.encode({ sportId: 0, rows, signature: "" });
}

const pointsOf = ({ rules: { points } }: OpenSeason) => ({ win: points.win, draw: points.draw, loss: points.loss });

function toCriterion(criterion: Criterion): SeasonFeedRow {
  if (typeof criterion === "string") return { kind: "criterion", fields: { by: [criterion] } };
  const { headToHead, again, meetings } = criterion;
  const fields = { by: headToHead, isHeadToHead: 1, ...(again === true ? { again: 1 } : {}) };
  return { kind: "criterion", fields: meetings === undefined ? fields : { ...fields, meetings } };
}

const toZone = ({ code, kind, from, to }: Zone, language: Language): SeasonFeedRow => ({
  kind: "zone",
  fields: { code, label: textsIn(language).zones[kind], colour: zoneKinds[kind].colour, from, to },
});

/** A team of the season before alone has its id alone. */
function toTeam(id: string, { season, played, left }: KnownSeason, sportId: number, language: Language): SeasonFeedRow {
  const participant = sidesOf([...left, ...played]).find((each) => each.id === id);
  if (participant === undefined) return { kind: "team", fields: { teamId: id } };
  const deduction = season.deductions.get(id);
  const fields = {
    teamId: id,
    team: nameIn(participant, language),
    path: participantPath(participant, sportId, language),
  };
  return { kind: "team", fields: deduction === undefined ? fields : { ...fields, deduction } };
}

const sidesOf = (games: KnownSeason["left"]): readonly Participant[] => games.flatMap(({ home, away }) => [home, away]);

const toGame = (
  { homeId, awayId, score, startSeconds, winner }: DatedMatch,
  places: ReadonlyMap<string, number>,
): readonly number[] => [
  places.get(homeId) ?? 0,
  places.get(awayId) ?? 0,
  ...score,
  startSeconds,
  ...(winner === undefined ? [] : [winner]),
];

const toLeft = (
  { left }: KnownSeason,
  places: ReadonlyMap<string, number>,
  language: Language,
): readonly SeasonFeedRow[] =>
  left.map(({ eventId, startSeconds, round, home, away }) => ({
    kind: "left",
    fields: {
      eventId,
      startSeconds,
      round: toRoundText(round, language),
      sides: [places.get(home.id) ?? 0, places.get(away.id) ?? 0],
    },
  }));
