import type { BettingPolicy } from "../../../../shared/betting/policy.ts";
import type { Ask } from "./ask-ledgers.ts";

/** What a query is answered with: the ledgers, and what the asking place may see of betting (G5). */
export type GraphContext = { readonly ask: Ask; readonly policy: BettingPolicy };
