import { parseBackendErrors } from "../../../shared/accounts/backend-error.ts";
import type { ClientError } from "../../../shared/accounts/client-error.ts";
import { toMarketingApproval } from "./marketing-consent.ts";
import { toStoredNickname, fromStoredNickname } from "../../../shared/accounts/nickname.ts";
import { toUpdatedFields } from "./sign-out.ts";
import type { JsonObject } from "../../../shared/basics/json-value.ts";
import { fieldsOf } from "../../../shared/basics/record.ts";
import { confirmedDocuments } from "../../../shared/accounts/terms.ts";
import type { DataDiff } from "../../../shared/accounts/data-diff.ts";
import { isValueChange } from "./value-change.ts";
import type { SessionStore } from "./session-store.ts";
import type { AskSignedIn } from "./signed-in-call.ts";

/** The revision of the account's data after a call that stores, and before it. */
export type StoredChange = { readonly revision: number; readonly since: number };
type ServerData = { readonly data: JsonObject; readonly revision: number };

/** The data and the profile that an account stores. */
export function createAccountData(ask: AskSignedIn, session: SessionStore) {
  return {
    /** A new e-mail address takes effect once it is confirmed; until then it is shown as pending. */
    async updateUser(
      changed: { readonly name?: string; readonly email?: string },
      password?: string,
    ): Promise<ClientError | null> {
      // An address is confirmed even when it is the known one; a nickname that stays needs no call (A5.06).
      if (changed.email === undefined && !isValueChange(session.get()?.name, changed.name)) return null;
      const name = changed.name === undefined ? undefined : toStoredNickname(changed.name);
      const answer = await ask("updateUser", { ...changed, name, password });
      if (!answer.ok) return answer.error;
      const isNewEmail = changed.email !== undefined && changed.email !== session.get()?.email;
      session.save({ ...toUpdatedFields(changed), ...(isNewEmail ? { emailIsVerified: false } : {}) });
      return null;
    },

    /** The account's data and profile, loaded again if the session was saved meanwhile; null if they cannot be loaded. */
    getData: async function load(): Promise<ServerData | null> {
      const saves = session.saves();
      const answer = await ask("getData", {});
      if (!answer.ok) return null;
      if (session.saves() !== saves) return load();
      const { profile, data, privateData, revision, hash, errors } = answer.body;
      const { name, email, emailIsVerified } = fieldsOf(profile);
      const backendErrors = parseBackendErrors(errors);
      const confirmed = confirmedDocuments(backendErrors);
      session.save({
        name: fromStoredNickname(String(name ?? "")),
        email: String(email ?? ""),
        emailIsVerified: emailIsVerified === true,
        privateData: fieldsOf(privateData) as JsonObject,
        backendErrors,
        marketingApproval: toMarketingApproval(backendErrors),
        ...confirmed,
        storeAfterLoginNeeded: backendErrors.length > 0,
        ...(typeof hash === "string" ? { hash } : {}),
      });
      return { data: fieldsOf(data) as JsonObject, revision: Number(revision ?? 0) };
    },

    /** Null if nothing was stored. */
    async store(key: string, dataDiff: DataDiff): Promise<StoredChange | null> {
      const answer = await ask("storeMergedData", { key, dataDiff });
      if (!answer.ok) return null;
      const { revision, since } = answer.body;
      return typeof revision === "number" && typeof since === "number" ? { revision, since } : null;
    },
  };
}
