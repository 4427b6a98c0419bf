import { addresses } from "../../../shared/texts/it/addresses.ts";
import { sports } from "../../../shared/texts/it/sports.ts";
import { statuses } from "../../../shared/texts/it/statuses.ts";
import type { AppTexts } from "../app-texts.ts";
import { it as site } from "../site/it.ts";

export const it: AppTexts = { site, addresses, sports, statuses };
