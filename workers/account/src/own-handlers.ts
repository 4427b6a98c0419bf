import { z } from "zod";
import type { ownEndpoints } from "../../../shared/account/own-endpoints.ts";
import { note } from "./audit.ts";
import { refuse, type SignedInCall } from "./call.ts";
import { pushTicket } from "./calls/data.ts";
import { exportAll } from "./calls/profile.ts";
import { listSessions, revokeSession, revokeSessions } from "./sessions.ts";

type OwnHandler = {
  readonly schema: z.ZodType<{ readonly sessionId?: string | undefined }>;
  readonly handle: (call: SignedInCall, body: { readonly sessionId?: string | undefined }) => Promise<object>;
};

const empty = z.object({});

/** What each call of our own does. */
export const ownHandlers: { readonly [Name in keyof typeof ownEndpoints]: OwnHandler } = {
  sessions: {
    schema: empty,
    async handle({ db, session }) {
      const sessions = await listSessions(db, session.user_id);
      return { sessions: sessions.map((one) => ({ ...one, isThis: one.id === session.id })) };
    },
  },
  revokeSessions: {
    schema: z.object({ sessionId: z.string().min(1).optional() }),
    async handle({ db, session, agent }, { sessionId }) {
      if (sessionId === undefined) await revokeSessions(db, session.user_id, session.id);
      else if (!(await revokeSession(db, session.user_id, sessionId))) return refuse("validationError");
      await note(db, session.user_id, "session revoked", agent);
      return {};
    },
  },
  exportAll: { schema: empty, handle: exportAll },
  pushTicket: { schema: empty, handle: pushTicket },
};
