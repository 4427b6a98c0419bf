import { addresses } from "../../../shared/texts/pl/addresses.ts";
import { sports } from "../../../shared/texts/pl/sports.ts";
import { statuses } from "../../../shared/texts/pl/statuses.ts";
import type { AppTexts } from "../app-texts.ts";
import { pl as site } from "../site/pl.ts";

export const pl: AppTexts = { site, addresses, sports, statuses };
