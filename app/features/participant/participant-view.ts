import { isNationalSide } from "../../../shared/places/national-side.ts";
import type { Address } from "../../../shared/addresses/address.ts";
import type { ParticipantFields } from "../../../shared/wire/participant-fields.ts";
import type { ListFeed } from "../../live/list-feed.ts";
import type { Language } from "../../../shared/texts/languages.ts";
import type { PageLinks } from "../page/page-links.ts";

/** A team, a single competitor, or a member of a team, as its feed describes it. */
export type Profile = ParticipantFields & { readonly id: string };

export type ParticipantKind = "team" | "player";
type SectionOf<K extends ParticipantKind> = Extract<Address, { readonly kind: K }>["section"];
export type Section = SectionOf<ParticipantKind>;

/** The data that stay while the sections of a page change. */
export type ParticipantPage = {
  readonly lang: Language;
  readonly kind: ParticipantKind;
  readonly sportId: number;
  readonly slug: string;
  readonly profile: Profile;
  /** The team of a person who belongs to one. */
  readonly team: Profile | null;
  /** The live, the last and the next events, of the team where a person has one; null while they cannot be loaded. */
  readonly list: ListFeed | null;
  /** The sections that have something to show, in order. */
  readonly sections: readonly Section[];
  readonly nowSeconds: number;
  readonly links: PageLinks;
};

/** Returns the participant whose events are shown: for a member of a team, the team. */
export const subjectOf = ({ profile, team }: Pick<ParticipantPage, "profile" | "team">): Profile => team ?? profile;

/** True for a member of a team or a referee, who do not compete in events themselves. */
export const isPerson = ({ personKind }: Profile): boolean => personKind != null;

export const nameOf = ({ teamName, shortName, id }: Profile): string => teamName ?? shortName ?? id;

/** The flag's key of a country's own side; null for a club. */
export const nationalFlagOf = (profile: Profile): string | null =>
  isNationalSide(nameOf(profile), profile.countryName) ? (profile.flag ?? null) : null;
