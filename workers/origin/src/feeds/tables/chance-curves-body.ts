import { emptyBody } from "../../../../../shared/wire/codec.ts";
import {
  chanceCurvesSection,
  toThousandths,
  type chanceCurvesKinds,
} from "../../../../../shared/wire/sections/chance-curves-section.ts";
import { chanceOf, titleZone, type Chance } from "../../../../../shared/wire/sections/read-chances.ts";
import type { Section } from "../../../../../shared/wire/section.ts";
import type { Language } from "../../../../../shared/texts/languages.ts";
import { nameIn } from "../../../../../shared/texts/names.ts";
import type { TeamChances } from "../../../../../shared/standings/chances/season-chances.ts";
import { toKnownSeason } from "../../chances/known-season.ts";
import { rulesOf, type LedgerSeason } from "../../chances/season-text.ts";
import { stageSeasons, toEarlierStages, type SeasonStage } from "../../chances/season-stages.ts";
import type { Zone } from "../../standings/zones.ts";
import { textsIn } from "../../texts/texts-in.ts";
import { participantPath } from "../lists/participants.ts";
import { chancesOfNow } from "./chances-body.ts";

type CurvesRow = Section<typeof chanceCurvesKinds>["rows"][number];

/** With fewer stages a curve is a stroke. */
const fewestStages = 3;
const teamsOfZone = 4;

/** How the chances of a season's title and zones came about; "0" where a ledger says no season, and in its first two rounds. */
export function toChanceCurvesBody(known: LedgerSeason | null, language: Language, nowSeconds?: number): string {
  if (known === null) return emptyBody;
  const { rules, zones } = rulesOf(known);
  const own = toKnownSeason({ ...known, rules, nowSeconds });
  if (own === null) return emptyBody;
  const now: SeasonStage = {
    games: own.played.length,
    startSeconds: own.played.at(-1)?.startSeconds ?? 0,
    teams: chancesOfNow(own).teams,
  };
  const stages = [...toEarlierStages(own), now];
  if (stages.length < fewestStages) return emptyBody;
  const fields = {
    seasons: stageSeasons,
    games: stages.map(({ games }) => games),
    startSeconds: stages.map(({ startSeconds }) => startSeconds),
  };
  const participants = new Map(known.matches.flatMap(({ home, away }) => [home, away]).map((each) => [each.id, each]));
  const toRow = ({ id, chances }: Curve): readonly CurvesRow[] => {
    const participant = participants.get(id);
    if (participant === undefined) return [];
    const path = participantPath(participant, known.league.sportId, language);
    const shares = chances.map(toThousandths);
    return [{ kind: "team", fields: { team: nameIn(participant, language), teamId: id, path, shares } }];
  };
  const toZone = (zone: Pick<Zone, "code" | "from" | "to">, label: string): readonly CurvesRow[] => [
    { kind: "zone", fields: { code: zone.code, label } },
    ...toCurves(zone, stages).flatMap(toRow),
  ];
  const rows: readonly CurvesRow[] = [
    { kind: "stages", fields },
    ...toZone(titleZone, ""),
    ...zones.flatMap((zone) => toZone(zone, textsIn(language).zones[zone.kind])),
  ];
  return chanceCurvesSection.encode({ sportId: 0, rows, signature: "" });
}

type Curve = { readonly id: string; readonly chances: readonly Chance[] };

/** The teams that are likeliest to end in a zone, with their chance of it at each stage. Who was likelier before comes first of two that are level. */
function toCurves({ from, to }: Pick<Zone, "from" | "to">, stages: readonly SeasonStage[]): readonly Curve[] {
  const chanceIn = (team: TeamChances | undefined): Chance => {
    if (team === undefined) return { kind: "impossible" };
    const seasons = team.places.reduce((sum, count) => sum + count, 0);
    return chanceOf(
      { from, to },
      team,
      team.places.map((count) => count / seasons),
    );
  };
  const byTeam = stages.map(({ teams }) => new Map(teams.map((team) => [team.participantId, team])));
  const curves = (stages.at(-1)?.teams ?? []).map(({ participantId: id }) => ({
    id,
    chances: byTeam.map((teams) => chanceIn(teams.get(id))),
  }));
  const ofNow = ({ chances }: Curve) => toThousandths(chances.at(-1) ?? { kind: "impossible" });
  const most = ({ chances }: Curve) => Math.max(...chances.map(toThousandths));
  return curves.toSorted((a, b) => ofNow(b) - ofNow(a) || most(b) - most(a)).slice(0, teamsOfZone);
}
