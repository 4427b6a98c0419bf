import { day, minute } from "./clock.ts";

/** A session as it is stored; tokens by their hash. */
export type SessionRow = {
  readonly id: string;
  readonly user_id: string;
  readonly token: string;
  readonly pending: string | null;
  readonly retired: string | null;
  readonly retired_at: number;
  readonly rotated_at: number;
  readonly created_at: number;
  readonly used_at: number;
};

/** A session that is not used ends. */
export const idleSeconds = 180 * day;
/** A session in use ends as well, so that a stolen one does not last. */
export const longestSeconds = 365 * day;
const rotateAfterSeconds = day;
/** Requests that were under way when the client got its new token still bring the old one. */
const retiredSeconds = minute;

export type SessionUse = "valid" | "promote" | "ended" | "stolen";

/**
 * Decides how a call with this token affects its session. The client gets a new token and may lose the answer, so both are valid
 * until it uses the new one. A token that comes back after that was copied: the session ends for all who hold it (docs/adr/035).
 */
export function useOf(session: SessionRow, token: string, nowSeconds: number): SessionUse {
  const isOver = nowSeconds - session.used_at > idleSeconds || nowSeconds - session.created_at > longestSeconds;
  if (isOver) return "ended";
  if (token === session.token) return "valid";
  if (token === session.pending) return "promote";
  return token === session.retired && nowSeconds - session.retired_at <= retiredSeconds ? "valid" : "stolen";
}

export const isRotationDue = (session: Pick<SessionRow, "rotated_at">, nowSeconds: number): boolean =>
  nowSeconds - session.rotated_at >= rotateAfterSeconds;
