import { accountErrors } from "./fr/account-errors.ts";
import { accountForms } from "./fr/account-forms.ts";
import { addresses } from "./fr/addresses.ts";
import { bets } from "./fr/bets.ts";
import { notifications } from "./fr/notifications.ts";
import { participantStatuses } from "./fr/participant-statuses.ts";
import { places } from "./fr/places.ts";
import { races } from "./fr/races.ts";
import { rankings } from "./fr/rankings.ts";
import { sides } from "./fr/sides.ts";
import { sports } from "./fr/sports.ts";
import { statuses } from "./fr/statuses.ts";
import type { SharedTexts } from "./shared-texts.ts";

export const fr: SharedTexts = {
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
