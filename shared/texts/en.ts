import { accountErrors } from "./en/account-errors.ts";
import { accountForms } from "./en/account-forms.ts";
import { addresses } from "./en/addresses.ts";
import { bets } from "./en/bets.ts";
import { notifications } from "./en/notifications.ts";
import { participantStatuses } from "./en/participant-statuses.ts";
import { places } from "./en/places.ts";
import { races } from "./en/races.ts";
import { rankings } from "./en/rankings.ts";
import { sides } from "./en/sides.ts";
import { sports } from "./en/sports.ts";
import { statuses } from "./en/statuses.ts";
import type { SharedTexts } from "./shared-texts.ts";

export const en: SharedTexts = {
  sports,
  sides,
  statuses,
  participantStatuses,
  places,
  races,
  rankings,
  bets,
  notifications,
  accountErrors,
  accountForms,
  addresses,
};
