import type { BettingPolicy } from "../../../../shared/betting/policy.ts";
import type { Ask } from "./ask-ledgers.ts";

/** The context of a query: access to the ledgers, and the betting policy of the client's place (G5). */
export type GraphContext = { readonly ask: Ask; readonly policy: BettingPolicy };
