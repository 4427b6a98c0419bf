import { toClub, type Club } from "../../../../shared/competitions/club-names.ts";
import { isNation } from "../../../../shared/places/countries.ts";

/** The competition in which a source names a club; `key` is the source's word for it. */
type Competition = { readonly key: string; readonly countryKey: string };
type Noted = { readonly countryKey: string; readonly name: string; readonly key: string };

/** The clubs of a source by its own ids. */
export type Clubs = {
  readonly toClub: (id: number, name: string, competition: Competition) => Club;
  /** Notes a country that the source itself names, for clubs that have not been seen in a league of a country yet. */
  readonly noteCountry: (id: number, name: string, countryKey: string) => void;
  /** What has to be remembered of this reading. */
  readonly notes: () => Readonly<Record<string, string>>;
};

/** The competition of a note that no competition made. */
const bySource = "";

/**
 * Reads a club by the id that its source has for it, so that it is one club in all competitions of that source. A club of a
 * league of a country is one of that country; a competition of several countries says nothing about its clubs. The name
 * changes only where the competition that was noted has another one: competitions may spell it differently.
 * @param before the notes of earlier readings
 */
export function createClubs(before: ReadonlyMap<string, string>): Clubs {
  const changed: Record<string, string> = {};
  const notedOf = (id: number): Noted | null => {
    const json = changed[noteOf(id)] ?? before.get(noteOf(id));
    // Only `note` writes under these names.
    return json === undefined ? null : (JSON.parse(json) as Noted);
  };
  const note = (id: number, noted: Noted) => (changed[noteOf(id)] = JSON.stringify(noted));

  return {
    toClub(id, name, { key, countryKey }) {
      const noted = notedOf(id);
      const isBetter =
        isNation(countryKey) && (noted === null || noted.key === bySource || !isNation(noted.countryKey));
      const isRenamed = noted !== null && noted.key === key && noted.name !== name;
      const now = isBetter ? { countryKey, name, key } : isRenamed ? { ...noted, name } : noted;
      const known = now ?? { countryKey, name, key };
      if (known !== noted) note(id, known);
      const club = toClub(known.name, known.countryKey);
      return { ...club, written: toClub(name, known.countryKey).written };
    },
    noteCountry(id, name, countryKey) {
      const noted = notedOf(id);
      if (noted === null || !isNation(noted.countryKey)) note(id, { countryKey, name, key: bySource });
    },
    notes: () => changed,
  };
}

const noteOf = (id: number): string => `club:${id}`;
