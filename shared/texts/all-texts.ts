import { all as sports } from "#texts/frame/sports.all.js";
import { all as statuses } from "#texts/frame/statuses.all.js";
import { all as participantStatuses } from "#texts/lists/participantStatuses.all.js";
import { all as places } from "#texts/domain/places.all.js";
import { all as sides } from "#texts/domain/sides.all.js";
import { all as undecidedSides } from "#texts/domain/undecidedSides.all.js";
import { all as races } from "#texts/domain/races.all.js";
import { all as rankings } from "#texts/domain/rankings.all.js";
import { all as bets } from "#texts/domain/bets.all.js";
import { all as notifications } from "#texts/domain/notifications.all.js";
import { all as accountErrors } from "#texts/account/errors.all.js";
import { all as accountForms } from "#texts/account/forms.all.js";
import { all as addresses } from "#texts/frame/addresses.all.js";
import { byLanguage, type Language } from "./languages.ts";
import type { SharedTexts } from "./shared-texts.ts";

/** The texts of all languages, for Workers and scripts, which serve every language. A browser loads only the sections that it needs. */
export const allTexts: Readonly<Record<Language, SharedTexts>> = byLanguage((lang) => ({
  sports: sports[lang],
  statuses: statuses[lang],
  participantStatuses: participantStatuses[lang],
  places: places[lang],
  sides: sides[lang],
  undecidedSides: undecidedSides[lang],
  races: races[lang],
  rankings: rankings[lang],
  bets: bets[lang],
  notifications: notifications[lang],
  accountErrors: accountErrors[lang],
  accountForms: accountForms[lang],
  addresses: addresses[lang],
}));
