import type { Providers } from "./providers.ts";
import { tournamentTypes } from "../../../../shared/competitions/tournament-types.ts";
import type { Listing } from "../catalogue/entry.ts";
import { loadEdition, writeListings } from "../catalogue/write-listings.ts";
import { createDelivery, NotReadyYet, type Delivery } from "./delivery.ts";
import type { ListedStore } from "./listed-store.ts";
import type { ClubMerge, MergeStore } from "./merge-store.ts";
import type { Meta } from "./meta.ts";

/** Rows of one transaction of the catalogue: a few hundred names, well under D1's limit of bytes per parameter. */
const batchRows = 250;

/** Sends new and changed entries to the catalogue, in batches; a catalogue that lost its data gets all entries again. */
export function createCatalogueDelivery(
  sportId: number,
  listed: ListedStore,
  merges: MergeStore,
  meta: Meta,
  catalogue: D1Database,
  { first }: Providers,
): Delivery {
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

  return createDelivery(`update the catalogue of sport ${sportId}`, async () => {
    // A database is only lost between two starts, so checking once in the object's life is enough.
    reported ??= await findReported(catalogue);
    for (;;) {
      const pending = listed.after(meta.number(reported) ?? 0, batchRows);
      if (pending === null) return;
      const namesOf = toNamesOf(merges.at());
      for (const part of inParts(pending.listings)) {
        await writeListings(catalogue, part, namesOf, part.every(hasFoundPeople) ? peopleOf : noPeople);
      }
      meta.set(reported, pending.through);
    }
  });
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
