import { accountErrors } from "./ar/account-errors.ts";
import { accountForms } from "./ar/account-forms.ts";
import { addresses } from "./ar/addresses.ts";
import { bets } from "./ar/bets.ts";
import { notifications } from "./ar/notifications.ts";
import { participantStatuses } from "./ar/participant-statuses.ts";
import { places } from "./ar/places.ts";
import { races } from "./ar/races.ts";
import { rankings } from "./ar/rankings.ts";
import { sides } from "./ar/sides.ts";
import { sports } from "./ar/sports.ts";
import { statuses } from "./ar/statuses.ts";
import type { SharedTexts } from "./shared-texts.ts";

export const ar: SharedTexts = {
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
