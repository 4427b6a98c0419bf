import { accountErrors } from "./es/account-errors.ts";
import { accountForms } from "./es/account-forms.ts";
import { addresses } from "./es/addresses.ts";
import { bets } from "./es/bets.ts";
import { notifications } from "./es/notifications.ts";
import { participantStatuses } from "./es/participant-statuses.ts";
import { places } from "./es/places.ts";
import { races } from "./es/races.ts";
import { rankings } from "./es/rankings.ts";
import { sides } from "./es/sides.ts";
import { sports } from "./es/sports.ts";
import { statuses } from "./es/statuses.ts";
import type { SharedTexts } from "./shared-texts.ts";

export const es: SharedTexts = {
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
