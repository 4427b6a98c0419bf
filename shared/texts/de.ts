import { accountErrors } from "./de/account-errors.ts";
import { accountForms } from "./de/account-forms.ts";
import { addresses } from "./de/addresses.ts";
import { bets } from "./de/bets.ts";
import { notifications } from "./de/notifications.ts";
import { participantStatuses } from "./de/participant-statuses.ts";
import { places } from "./de/places.ts";
import { races } from "./de/races.ts";
import { rankings } from "./de/rankings.ts";
import { sides } from "./de/sides.ts";
import { sports } from "./de/sports.ts";
import { statuses } from "./de/statuses.ts";
import type { SharedTexts } from "./shared-texts.ts";

export const de: SharedTexts = {
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
