import { addresses } from "../../../shared/texts/en/addresses.ts";
import { sports } from "../../../shared/texts/en/sports.ts";
import { statuses } from "../../../shared/texts/en/statuses.ts";
import type { AppTexts } from "../app-texts.ts";
import { en as site } from "../site/en.ts";

export const en: AppTexts = { site, addresses, sports, statuses };
