import { accountErrors } from "./it/account-errors.ts";
import { accountForms } from "./it/account-forms.ts";
import { addresses } from "./it/addresses.ts";
import { bets } from "./it/bets.ts";
import { notifications } from "./it/notifications.ts";
import { participantStatuses } from "./it/participant-statuses.ts";
import { places } from "./it/places.ts";
import { races } from "./it/races.ts";
import { rankings } from "./it/rankings.ts";
import { sides } from "./it/sides.ts";
import { sports } from "./it/sports.ts";
import { statuses } from "./it/statuses.ts";
import type { SharedTexts } from "./shared-texts.ts";

export const it: SharedTexts = {
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
