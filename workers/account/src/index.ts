import { WorkerEntrypoint } from "cloudflare:workers";
import { removeExpired } from "./remove-expired.ts";
import { createService } from "./service.ts";
import { isStoreReached } from "../../../shared/operations/is-store-reached.ts";
import type { StoreReport } from "../../../shared/operations/reports.ts";
import { versionOf } from "../../../shared/operations/version-of.ts";
import type { Caller } from "../../../shared/accounts/caller.ts";

export { Attempts } from "./attempts.ts";
export { UserData } from "./user-data.ts";

const service = createService();

/** The methods that the site calls for its visitors. */
export class AccountService extends WorkerEntrypoint<AccountEnv> {
  /** Answers a call of the account API, its path without the site's host. */
  async answer(caller: Caller, request: Request): Promise<Response> {
    return service.fetch(request, { bindings: this.env, caller }, this.ctx);
  }

  /** For operators. */
  async report(): Promise<StoreReport> {
    return { version: versionOf(this.env), isStoreReached: await isStoreReached(this.env.ACCOUNTS) };
  }

  /** The push subject that a ticket opens; null for a ticket that is invalid, used or too old. */
  async subjectOfTicket(ticket: string): Promise<string | null> {
    const [userId, secret] = ticket.split(".");
    if (userId === undefined || secret === undefined || !/^[0-9a-f]{24}$/.test(userId)) return null;
    return this.env.USER_DATA.getByName(userId).takeTicket(secret);
  }
}

/** This Worker has no public routes; the site calls `AccountService`. The cron removes expired rows. */
export default {
  scheduled: (_event, env) => removeExpired(env.ACCOUNTS),
  fetch: () => new Response("not found\n", { status: 404 }),
} satisfies ExportedHandler<AccountEnv>;
