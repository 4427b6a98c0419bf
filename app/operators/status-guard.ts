import { createRemoteJWKSet, jwtVerify } from "jose";
import { parseBasicAuthorization } from "../../shared/accounts/basic-authorization.ts";
import { leastKeyCharacters } from "../../shared/ingest/signature.ts";

/** Secrets and variables that decide who may see the status page (docs/runbook.md#the-status-page). Without any of them it does not exist. */
export type GuardSettings = {
  /** Sent as `Bearer`, or as the password of HTTP Basic; 32 characters or more. */
  readonly STATUS_KEY?: string;
  /** Cloudflare Access: the team's address ("https://team.cloudflareaccess.com"), and the application's audience tag. */
  readonly ACCESS_TEAM?: string;
  readonly ACCESS_AUD?: string;
};

/** `isAsked`: whether the browser prompts the visitor for the key. */
export type Guard = { readonly isAsked: boolean; readonly mayPass: (request: Request) => Promise<boolean> };
type Report = (what: string, error: unknown) => void;

const certsTimeoutMs = 3_000;
/** The shortest time between two requests for the team's keys: otherwise anybody could cause one with a token of an unknown key. */
const certsPauseMs = 10_000;

/** Null if nothing is configured. */
export function createStatusGuard(settings: GuardSettings, report: Report, pauseMs = certsPauseMs): Guard | null {
  const { STATUS_KEY: key = "", ACCESS_TEAM: team = "", ACCESS_AUD: audience = "" } = settings;
  const isLong = key.length >= leastKeyCharacters;
  if (key !== "" && !isLong) report("STATUS_KEY is too short", `it has less than ${leastKeyCharacters} characters`);
  const checks = [
    ...(isLong ? [createKeyCheck(key)] : []),
    ...(team !== "" && audience !== "" ? [createAccessCheck(team, audience, report, pauseMs)] : []),
  ];
  if (checks.length === 0) return null;
  return {
    isAsked: isLong,
    async mayPass(request) {
      const passed = await Promise.all(checks.map((check) => check(request)));
      return passed.includes(true);
    },
  };
}

type Check = (request: Request) => Promise<boolean>;

const createKeyCheck =
  (key: string): Check =>
  async ({ headers }) => {
    const header = headers.get("authorization") ?? "";
    const given = /^Bearer (.+)$/i.exec(header)?.[1] ?? parseBasicAuthorization(header)?.hash ?? "";
    return isSame(given, key);
  };

/** Compares in constant time: it compares digests, so the duration does not reveal how much the two texts have in common. */
async function isSame(left: string, right: string): Promise<boolean> {
  const [one, other] = await Promise.all([left, right].map(toDigest));
  return (
    one !== undefined && other !== undefined && one.reduce((sum, byte, at) => sum | (byte ^ (other[at] ?? 0)), 0) === 0
  );
}

const toDigest = async (text: string): Promise<Uint8Array> =>
  new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));

/** Checks the token that Access adds to each request: signed by one of the team's keys, for this application, not expired. */
function createAccessCheck(team: string, audience: string, report: Report, pauseMs: number): Check {
  const issuer = team.replace(/\/+$/, "");
  const keys = createRemoteJWKSet(new URL(`${issuer}/cdn-cgi/access/certs`), {
    timeoutDuration: certsTimeoutMs,
    cooldownDuration: pauseMs,
  });
  return async ({ headers }) => {
    const token = headers.get("cf-access-jwt-assertion");
    if (token === null) return false;
    try {
      await jwtVerify(token, keys, { issuer, audience, algorithms: ["RS256"], requiredClaims: ["exp"] });
      return true;
    } catch (error) {
      report("a token of Access was refused", error);
      return false;
    }
  };
}
