import type { Address } from "../../../shared/addresses/address.ts";
import type { ParticipantPage, Section } from "./participant-view.ts";

/** The address of a section of a team's or a player's page. */
export const toSectionAddress = (
  { kind, slug, profile }: Pick<ParticipantPage, "kind" | "slug" | "profile">,
  section: Section,
): Address =>
  // A page's sections are those of its kind.
  ({ kind, slug, id: profile.id, section }) as Extract<Address, { readonly kind: "team" | "player" }>;
