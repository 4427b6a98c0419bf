import path from "node:path";
import { all as womens } from "#texts/domain/womens.all.js";
import { stableId } from "../../shared/sports/stable-id.ts";
import { toSlug } from "../../shared/addresses/slug.ts";
import type { IngestLeague } from "../../shared/ingest/league-schema.ts";
import { participantKind } from "../../shared/sports/participant-kind.ts";
import { languages, type Language } from "../../shared/texts/languages.ts";
import { nameIn, type Named, type Names } from "../../shared/texts/names.ts";
import type { Participant } from "../../shared/timeline/schedule.ts";
import type { MatchRecord, SourceItem } from "./match-record.ts";

/**
 * The properties that distinguish competitions and teams of the same name: sex, age group and level. Men's first teams have
 * no class, because sources do not mark them either.
 */
export type CompetitionClass = {
  readonly isWomens: boolean;
  /** "U21" for an age group, "B" for second teams. */
  readonly group: string | null;
};

/** Words that recognise a class in the names of sources, which write in more languages than the site. Nobody sees them. */
const womensWords =
  /(?:^|[^\p{L}])(?:wom[ae]n['’]?s?|ladies|girls|f[ée]minin(?:e?s?|as?)|femenin[ao]s?|femminil[ei]|feminin[ao]s?|frauen|damen|dames|filles|vrouwen|kobiet|[žz]en[yaiy]?|kvinner|damallsvenskan)(?=$|[^\p{L}])/iu;
const ageWords = /(?:^|[^\p{L}\d])(?:u|under|sub|moins de)[-_ ]?(1[4-9]|2[0-3])s?(?=$|[^\p{L}\d])/iu;
const reserveWords = /(?:^|[^\p{L}])(?:reserves?|b-?teams?|second teams?)(?=$|[^\p{L}])/iu;

/** The class that a name, a title or a folder says. */
export function classIn(text: string): CompetitionClass {
  const age = ageWords.exec(text)?.[1];
  return {
    isWomens: womensWords.test(text),
    group: age === undefined ? (reserveWords.test(text) ? "B" : null) : `U${age}`,
  };
}

const either = (a: CompetitionClass, b: CompetitionClass): CompetitionClass => ({
  isWomens: a.isWomens || b.isWomens,
  group: a.group ?? b.group,
});

/** Folders further up are the operator's own. */
const nearFolders = 3;

/** The class that a file's name and its nearest folders say. */
export const classOfPath = (file: string): CompetitionClass =>
  classIn(
    path
      .resolve(file)
      .split(path.sep)
      .slice(-1 - nearFolders)
      .join(" "),
  );

/** The items of a file, each in the class that its file, its league or its source says. */
export async function* inClass(items: AsyncIterable<SourceItem>, ofFile: CompetitionClass): AsyncGenerator<SourceItem> {
  for await (const item of items) {
    if (item.kind !== "match") yield item;
    else yield { kind: "match", record: toClassed(item.record, ofFile) };
  }
}

/** A record whose league, sides and match have ids and names of its class; men's first teams stay as they are. */
function toClassed(record: MatchRecord, ofFile: CompetitionClass): MatchRecord {
  const source: CompetitionClass = { isWomens: record.isWomens === true, group: null };
  const own = either(either(ofFile, source), classIn(record.league.name));
  const mark = markOf(own);
  if (mark === "") return record;
  const { event, league, clubs } = record;
  const idOf = (id: string) => stableId(event.sportId, "class", mark, id);
  const toSide = (side: Participant): Participant => {
    if (participantKind(event.sportId) === "player") return side;
    return side.isUndecided === true ? { ...side, id: idOf(side.id) } : toClassedSide(side, own, idOf);
  };
  return {
    ...record,
    league: toClassedLeague(league, own, idOf),
    event: {
      ...event,
      eventId: idOf(event.eventId),
      leagueStageId: idOf(event.leagueStageId),
      ...(event.seriesId === undefined ? {} : { seriesId: idOf(event.seriesId) }),
      ...(event.placeholderId === undefined ? {} : { placeholderId: idOf(event.placeholderId) }),
      home: toSide(event.home),
      away: event.away === null ? null : toSide(event.away),
    },
    ...(clubs === undefined
      ? {}
      : { clubs: clubs.map((club) => ({ ...club, participant: toSide(club.participant) })) }),
  };
}

const markOf = ({ isWomens, group }: CompetitionClass): string =>
  [...(isWomens ? ["women"] : []), ...(group === null ? [] : [group])].join(" ");

function toClassedLeague(league: IngestLeague, own: CompetitionClass, idOf: (id: string) => string): IngestLeague {
  const { stageId, tournamentId, templateId } = league;
  const words = named(league, own, (lang) => womens[lang].league, " - ");
  return {
    ...league,
    ...words,
    stageId: idOf(stageId),
    tournamentId: idOf(tournamentId),
    templateId: idOf(templateId),
  };
}

function toClassedSide(side: Participant, own: CompetitionClass, idOf: (id: string) => string): Participant {
  const words = named(side, own, (lang) => womens[lang].team, " ");
  return { ...side, ...words, id: idOf(side.id), slug: toSlug(words.name) || side.slug };
}

const longestName = 120;

/** Adds to a name, in every language, the parts of the class that the name does not contain. */
function named(thing: Named, own: CompetitionClass, womens: (lang: Language) => string, joint: string) {
  const said = classIn(thing.name);
  const nameFor = (lang: Language): string => {
    const parts = [
      nameIn(thing, lang),
      ...(own.group === null || said.group !== null ? [] : [own.group]),
      ...(own.isWomens && !said.isWomens ? [womens(lang)] : []),
    ];
    return parts.join(joint).slice(0, longestName);
  };
  const name = nameFor("fr");
  const names: Names = Object.fromEntries(
    languages.map((lang) => [lang, nameFor(lang)] as const).filter(([, other]) => other !== name),
  );
  return Object.keys(names).length === 0 ? { name } : { name, names };
}
