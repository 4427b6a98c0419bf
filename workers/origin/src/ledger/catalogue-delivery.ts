import { dayNumber } from "../../../../shared/basics/day.ts";
import { tournamentTypes } from "../../../../shared/competitions/tournament-types.ts";
import type { Listing } from "../catalogue/catalogue-entry.ts";
import { toCompetitionEntries, type NamesOf } from "../catalogue/to-entries.ts";
import { loadEdition, writeEntries, writeListings } from "../catalogue/write-listings.ts";
import { listedCompetitions } from "../directory/listed-competitions.ts";
import { createDelivery, NotReadyYet, type Delivery } from "./delivery.ts";
import type { LedgerContext } from "./ledger-context.ts";
import type { ClubMerge } from "./merge-store.ts";

/** Rows of one transaction of the catalogue: a few hundred names, well under D1's limit of bytes per parameter. */
const batchRows = 250;

/** Sends new and changed entries to the catalogue, in batches; a catalogue that lost its data gets all entries again. */
export function createCatalogueDelivery(context: LedgerContext, catalogue: D1Database): Delivery {
  const { sportId, listed, merges, meta } = context;
  const { first } = context.providers;
  let reported: string | null = null;
  /** A club also gets the names of clubs merged into it; the merged ones get none, so that search finds each club once. */
  const toNamesOf = (merged: ReadonlyMap<string, ClubMerge>) => (id: string) => {
    if (merged.has(id)) return null;
    const absorbed = [...merged.values()].filter(({ intoId }) => intoId === id);
    return [
      ...first(({ otherNames }) => otherNames(id)),
      ...absorbed.map(({ name }) => ({ lang: "", text: name }) as const),
    ];
  };
  const peopleOf = (id: string) => first(({ people }) => people(id));

  return createDelivery(`update the catalogue of sport ${sportId}`, async (nowSeconds) => {
    // A database is only lost between two starts, so checking once in the object's life is enough.
    reported ??= await findReported(catalogue);
    let hasListed = false;
    for (;;) {
      const pending = listed.after(meta.number(reported) ?? 0, batchRows);
      if (pending === null) break;
      hasListed = true;
      const namesOf = toNamesOf(merges.at());
      for (const part of inParts(pending.listings)) {
        await writeListings(catalogue, part, namesOf, part.every(hasFoundPeople) ? peopleOf : noPeople);
      }
      meta.set(reported, pending.through);
    }
    const day = dayNumber(nowSeconds, 0);
    if (hasListed || meta.number(`${reported} day`) !== day) {
      await sendCompetitions(context, catalogue, { reported, namesOf: toNamesOf(merges.at()), nowSeconds });
      meta.set(`${reported} day`, day);
    }
  });
}

type Reporting = { readonly reported: string; readonly namesOf: NamesOf; readonly nowSeconds: number };

/**
 * Sends the competitions that have a page where listings do not name them: tournaments out of season, and the parts of tours. They
 * are sent again when their number has changed, because listings come with every new participant.
 */
async function sendCompetitions(
  context: LedgerContext,
  catalogue: D1Database,
  { reported, namesOf, nowSeconds }: Reporting,
): Promise<void> {
  const competitions = listedCompetitions(context, null, nowSeconds);
  const sent = `${reported} competitions`;
  if (context.meta.number(sent) === competitions.length) return;
  const listed = new Set(context.held.leagues().map(({ tournamentId }) => tournamentId));
  const entries = toCompetitionEntries(competitions, (tournamentId) => listed.has(tournamentId), namesOf);
  for (let from = 0; from < entries.length; from += batchRows) {
    await writeEntries(catalogue, entries.slice(from, from + batchRows), []);
  }
  context.meta.set(sent, competitions.length);
}

const noPeople = () => [];

/** Search finds only people of top leagues: the people of all leagues would outnumber all other entries. */
const hasFoundPeople = ({ league }: Listing): boolean => league.type === tournamentTypes.top;
/** Teams of one transaction whose people go with them: a squad is as much as two dozen rows. */
const partTeams = 10;

/** Listings in transactions: leagues whose people are found by name separately, a few teams at a time. */
function inParts(listings: readonly Listing[]): readonly (readonly Listing[])[] {
  const others = listings.filter((listing) => !hasFoundPeople(listing));
  const teamParts = listings
    .filter(hasFoundPeople)
    .flatMap(({ league, participants }) =>
      Array.from({ length: Math.max(1, Math.ceil(participants.length / partTeams)) }, (_, index) => [
        { league, participants: participants.slice(index * partTeams, (index + 1) * partTeams) },
      ]),
    );
  return others.length === 0 ? teamParts : [others, ...teamParts];
}

/** The note of how far a catalogue was updated: each edition is another catalogue. */
async function findReported(catalogue: D1Database): Promise<string> {
  const edition = await loadEdition(catalogue);
  if (edition === null) throw new NotReadyYet("the catalogue has no tables yet");
  return `catalogue:${edition}`;
}
