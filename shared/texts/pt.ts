import { accountErrors } from "./pt/account-errors.ts";
import { accountForms } from "./pt/account-forms.ts";
import { addresses } from "./pt/addresses.ts";
import { bets } from "./pt/bets.ts";
import { notifications } from "./pt/notifications.ts";
import { participantStatuses } from "./pt/participant-statuses.ts";
import { places } from "./pt/places.ts";
import { races } from "./pt/races.ts";
import { rankings } from "./pt/rankings.ts";
import { sides } from "./pt/sides.ts";
import { sports } from "./pt/sports.ts";
import { statuses } from "./pt/statuses.ts";
import type { SharedTexts } from "./shared-texts.ts";

export const pt: SharedTexts = {
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
