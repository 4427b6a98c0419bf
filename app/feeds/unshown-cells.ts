import type { EventFields } from "../../shared/wire/event-fields.ts";

/**
 * Cells that other clients of the feeds need and no list shows: repeated names, slugs, codes, nations, stations. None of
 * them changes with the game.
 */
export const unshownOfEvents = [
  "statusTypeShown",
  "homeNameShown",
  "homeCode",
  "awayCode",
  "round",
  "homeFullName",
  "homeEventParticipantId",
  "homeSlug",
  "homeImage",
  "homeCountryName",
  "homeCountryId",
  "awayFullName",
  "awayEventParticipantId",
  "awaySlug",
  "awayImage",
  "awayCountryName",
  "awayCountryId",
  "countryName",
  "countryId",
  "betslipMode",
  "moreContent",
  "broadcast",
  "decidedBy",
] as const satisfies readonly (keyof EventFields)[];
