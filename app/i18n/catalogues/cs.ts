import { addresses } from "../../../shared/texts/cs/addresses.ts";
import { sports } from "../../../shared/texts/cs/sports.ts";
import { statuses } from "../../../shared/texts/cs/statuses.ts";
import type { AppTexts } from "../app-texts.ts";
import { cs as site } from "../site/cs.ts";

export const cs: AppTexts = { site, addresses, sports, statuses };
