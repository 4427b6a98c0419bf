import { z } from "zod";
import { restorationTypes } from "../../../shared/accounts/closing-account.ts";
import { accountProject } from "../../../shared/accounts/site-account.ts";
import type { ownEndpoints } from "../../../shared/accounts/own-endpoints.ts";
import { isVerificationCode } from "../../../shared/accounts/verification.ts";
import { note } from "./audit.ts";
import { refuse, type Call, type Refusal, type SignedInCall } from "./call.ts";
import { pushTicket } from "./calls/data.ts";
import {
  addNewPasskey,
  listOwnPasskeys,
  nameOwnPasskey,
  removeOwnPasskey,
  signInWithPasskey,
  startPasskey,
  startPasskeySignIn,
} from "./calls/passkeys.ts";
import { restoreAccount } from "./calls/deletion.ts";
import { exportAll } from "./calls/profile.ts";
import {
  linkProvider,
  listProviderLinks,
  startProviderLink,
  startProviderSignIn,
  unlinkProvider,
} from "./calls/provider-sign-in.ts";
import { assertionSchema, attestationSchema, passkeyId, passkeyName } from "./passkeys/passkey-schemas.ts";
import { listProviders, parseProviders } from "./providers/provider-settings.ts";
import { parseMarketingMode } from "./marketing.ts";
import { endingSessions, endSession, listSessions } from "./sessions.ts";

type OwnName = keyof typeof ownEndpoints;
type OwnCall<Name extends OwnName> = (typeof ownEndpoints)[Name]["auth"] extends "none" ? Call : SignedInCall;

const provider = z.string().max(20);
const proof = z.string().min(1).max(4_096);

export const ownSchemas = {
  revokeSessions: z.object({ sessionId: z.string().min(1).optional() }),
  startProviderSignIn: z.object({ provider }),
  startProviderLink: z.object({ provider, password: z.string().optional() }),
  linkProvider: z.object({ state: proof, token: proof, iss: z.string().optional() }),
  unlinkProvider: z.object({ provider }),
  signInWithPasskey: z.object({ credential: assertionSchema, project: z.literal(accountProject) }),
  startPasskey: z.object({ password: z.string().optional() }),
  addPasskey: z.object({ credential: attestationSchema, name: passkeyName }),
  renamePasskey: z.object({ id: passkeyId, name: passkeyName }),
  removePasskey: z.object({ id: passkeyId }),
  restoreAccount: z.object({
    t: z.enum(restorationTypes),
    i: z.string().min(1),
    c: z.string().refine(isVerificationCode),
    project: z.literal(accountProject),
  }),
} as const satisfies Partial<Record<OwnName, z.ZodType>>;

type OwnBody<Name extends OwnName> = Name extends keyof typeof ownSchemas
  ? z.output<(typeof ownSchemas)[Name]>
  : unknown;

/** The handlers of our own calls. */
export const ownHandlers: {
  readonly [Name in OwnName]: (call: OwnCall<Name>, body: OwnBody<Name>) => Promise<object | Refusal>;
} = {
  async signInOptions({ env, caller }) {
    return {
      captchaSiteKey: (env.TURNSTILE_SECRET ?? "") === "" ? null : caller.captchaSiteKey,
      providers: listProviders(parseProviders(env)),
      deletionGraceDays: caller.deletionGraceDays,
      marketing: parseMarketingMode(env.MARKETING),
    };
  },
  startProviderSignIn,
  providerLinks: listProviderLinks,
  startProviderLink,
  linkProvider,
  unlinkProvider,
  startPasskeySignIn,
  signInWithPasskey,
  passkeys: listOwnPasskeys,
  startPasskey,
  addPasskey: addNewPasskey,
  renamePasskey: nameOwnPasskey,
  removePasskey: removeOwnPasskey,
  async sessions({ db, session }) {
    const sessions = await listSessions(db, session.user_id);
    return { sessions: sessions.map((one) => ({ ...one, isThis: one.id === session.id })) };
  },
  async revokeSessions({ db, env, session, user, agent, after }, { sessionId }) {
    if (sessionId === undefined) await endingSessions(db, user.id, session.id, "signedOutElsewhere").run();
    else if (!(await endSession(db, user.id, sessionId, "signedOutElsewhere"))) return refuse("validationError");
    // The devices hear of a change, ask for it, and learn that their session has ended.
    after(() => env.USER_DATA.getByName(user.id).announce(user.namespace));
    await note(db, session.user_id, "session revoked", agent);
    return {};
  },
  exportAll,
  restoreAccount,
  pushTicket,
};
