import { addresses } from "../../../shared/texts/pt/addresses.ts";
import { sports } from "../../../shared/texts/pt/sports.ts";
import { statuses } from "../../../shared/texts/pt/statuses.ts";
import type { AppTexts } from "../app-texts.ts";
import { pt as site } from "../site/pt.ts";

export const pt: AppTexts = { site, addresses, sports, statuses };
