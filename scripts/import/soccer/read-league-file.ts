import { existsSync } from "node:fs";
import { readFileText } from "../file-text.ts";
import { parseFootballJson } from "../football-json.ts";
import { parseFootballTxt } from "../football-txt/football-txt.ts";
import { toDetails, toInformation } from "../football-txt/to-details.ts";
import { parseTitle, type Title } from "../football-txt/titles.ts";
import { leagueOfFile } from "../league-of-file.ts";
import { labelOf, toWhereOf } from "../labels.ts";
import { toFaultItem, type Fault, type SourceItem } from "../match-record.ts";
import { createMeetings, toPairing, type ParsedMatch } from "../parsed-match.ts";
import { competitionKey } from "../../../shared/competitions/competition-key.ts";
import { splitOf } from "../../../shared/competitions/season-splits.ts";
import { withDistinctCodes } from "../../../shared/competitions/distinct-codes.ts";
import { namesOfTwoClubs } from "../guessed-clubs.ts";
import { toClub } from "../team-names.ts";
import { sideOf, toIngestEvent, toIngestLeague } from "../to-batch.ts";
import { doubtfulTables } from "./doubtful-tables.ts";
import { noDetails, type Details } from "./parsed-details.ts";
import { sportIds } from "../../../shared/sports/sport-ids.ts";
import { stableId } from "../../../shared/sports/stable-id.ts";
import { toUndecidedSide } from "./undecided-side.ts";
import { toSoccerTimeline } from "./to-timeline.ts";

/** A season's file, however it is written. */
type LeagueFile = {
  readonly title: Pick<Title, "league" | "season">;
  readonly matches: readonly { readonly match: ParsedMatch; readonly details: Details; readonly where: string }[];
  readonly faults: readonly Fault[];
};

export async function* readFootballJsonFile(file: string): AsyncGenerator<SourceItem> {
  const { name, matches, faults } = parseFootballJson(await readFileText(file));
  const where = labelOf(file);
  const reported = matches.map((match) => ({ match, details: toJsonDetails(match), where }));
  yield* toItems(file, { title: parseTitle(name), matches: reported, faults });
}

export async function* readFootballTxtFile(file: string): AsyncGenerator<SourceItem> {
  const { league, season, matches, faults } = parseFootballTxt(await readFileText(file));
  const label = labelOf(file);
  const reported = matches.map((match) => ({ match, details: toDetails(match), where: `${label}:${match.line}` }));
  yield* toItems(file, { title: { league, season }, matches: reported, faults });
}

const toJsonDetails = ({ ground = null }: ParsedMatch): Details => ({
  ...noDetails,
  information: toInformation(ground),
});

async function* toItems(file: string, { title, matches, faults }: LeagueFile): AsyncGenerator<SourceItem> {
  const whereOf = toWhereOf(file);
  const league = leagueOfFile(file, title.league, title.season);
  if (typeof league === "string") {
    return yield { kind: "fault", where: whereOf("file"), reason: league, faultKind: "file not understood" };
  }
  const { facts, season, isZoneKnown } = league;
  if (!isZoneKnown) {
    const text = `${labelOf(file)}: no table knows ${facts.name}: it goes in under World, with days but no times`;
    yield { kind: "notice", text };
  }
  for (const fault of faults) yield toFaultItem(fault, whereOf);
  const ingestLeague = toIngestLeague(facts, season);
  const isNational = facts.sides === "national teams";
  const meet = isNational ? await meetingsBefore(file) : null;
  const undecided = (name: string) => toUndecidedSide(ingestLeague.stageId, name);
  const isDecided = ({ home, away }: ParsedMatch) => undecided(home) === null && undecided(away) === null;
  const parsed = matches.map(({ match }) => match).filter(isDecided);
  const placeholderOf = createPlaceholderIds(ingestLeague.stageId);
  const two = isNational
    ? new Set<string>()
    : namesOfTwoClubs(parsed, (name) => toClub(name, facts.countryKey).participant.id);
  if (two.size > 0) {
    const text = `${labelOf(file)}: ${[...two].join(" and ")} are not one club: each keeps its whole name`;
    yield { kind: "notice", text };
  }
  const split = splitOf(competitionKey(facts), season);
  for (const doubt of (facts.format ?? "table") === "table" ? doubtfulTables(parsed, split) : []) {
    yield { kind: "notice", text: `${labelOf(file)}: ${doubt}` };
  }
  const asWritten = (name: string) =>
    undecided(name) ?? (two.has(name) ? toClub(name, facts.countryKey, true).participant : sideOf(facts, name, season));
  const sides = withDistinctCodes(
    [...new Set(parsed.flatMap(({ home, away }) => [home, away]))].toSorted().map(asWritten),
  );
  const sideById = new Map(sides.map((side) => [side.id, side]));
  const toSide = (name: string) => {
    const side = asWritten(name);
    return { ...side, code: sideById.get(side.id)?.code ?? side.code };
  };
  for (const { match, details, where } of matches) {
    const minuteOfDay = isZoneKnown || match.utcOffsetMinutes !== undefined ? match.minuteOfDay : null;
    const met = meet?.(...toPairing(match), where, "", where);
    const occurrence = typeof met === "number" ? met : match.occurrence;
    const sides = [toSide(match.home), toSide(match.away)] as const;
    const made = toIngestEvent({ ...match, minuteOfDay, occurrence }, facts, ingestLeague, ...sides);
    const placeholderId = placeholderOf(match);
    const event = isDecided(match)
      ? { ...made, ...(isMatchday.test(match.round) ? {} : { placeholderId }) }
      : { ...made, eventId: placeholderId };
    const title = `${match.home} - ${match.away}`;
    const timeline = toSoccerTimeline(event, details);
    const clubs = isNational
      ? []
      : [match.home, match.away]
          .filter((name) => undecided(name) === null)
          .map((name) => toClub(name, facts.countryKey, two.has(name)));
    yield { kind: "match", record: { where, title, league: ingestLeague, event, timeline, clubs } };
  }
}

/** The sides of a numbered matchday are always known. */
const isMatchday = /^\d*$/;

/**
 * Ids of ties while their sides are undecided: by the match's number, or else by its place among the games of its round, for
 * the sides that would make an id are not there yet.
 */
function createPlaceholderIds(stageId: string): (match: ParsedMatch) => string {
  const counts = new Map<string, number>();
  return ({ number = null, round }) => {
    const count = (counts.get(round) ?? 0) + 1;
    counts.set(round, count);
    const key = number === null ? `${round} ${count}` : String(number);
    return stableId(sportIds.soccer, "undecided tie", stageId, key);
  };
}

/** A cup may be in two files: sides that met in `cup.txt` meet again in `cup_finals.txt`. */
async function meetingsBefore(file: string): Promise<ReturnType<typeof createMeetings>> {
  const meet = createMeetings();
  const groups = file.replace(/_finals\.txt$/, ".txt");
  if (groups === file || !existsSync(groups)) return meet;
  for (const match of parseFootballTxt(await readFileText(groups)).matches) {
    meet(...toPairing(match), labelOf(groups), match.line, "");
  }
  return meet;
}
