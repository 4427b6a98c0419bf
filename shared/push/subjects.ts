import { parseGameKey, toGameKey } from "../timeline/game-key.ts";
import { productDefaults } from "../sports/product-defaults.ts";

/** Subjects of the push service (C7.10, A7.02). A subject that carries a feed's rows is named as that feed. */
export type Subject =
  /** Service parameters: multiplier, status, server time. */
  | { readonly kind: "system" }
  /** State of the service itself. */
  | { readonly kind: "service" }
  /** Changed rows of a sport's events. */
  | { readonly kind: "update"; readonly sportId: number; readonly projectTypeId: number }
  /** Changed rows that concern one project type alone. */
  | { readonly kind: "local-update"; readonly sportId: number; readonly projectTypeId: number }
  /** Changed odds rows of one licence market. */
  | { readonly kind: "odds"; readonly sportId: number; readonly market: string }
  /** Notifications of one game, in one language. */
  | { readonly kind: "game"; readonly lang: string; readonly sportId: number; readonly eventId: string }
  /** Account data of one profile. */
  | { readonly kind: "profile"; readonly profileId: string; readonly namespace: string };

export const { projectTypeId } = productDefaults;

/** The port, namespace and project with which a client connects to the push service (C7.10). */
export const pushService = { port: 443, namespace: "push", projectId: 16 } as const;

export const systemSubject = "sys";
export const updateSubject = (sportId: number) => `u_${sportId}_${projectTypeId}`;
export const localUpdateSubject = (sportId: number) => `ul_${sportId}_${projectTypeId}`;
/** Odds of one licence market: a place joins only its own (BettingPolicy.market). */
export const oddsSubject = (sportId: number, market: string) => `uo_${sportId}_0_${market}`;
/** `games_{lang}_g_{sportId}_{eventId}` (C3.10). */
export const gameSubject = (lang: string, sportId: number, eventId: string) =>
  `games_${lang}_${toGameKey(sportId, eventId)}`;
export const profileSubject = (profileId: string, namespace: string) => `lsid_${profileId}_${namespace}`;

const sportPattern = /^(ul?)_([1-9]\d?)_([1-9]\d{0,2})$/;
const oddsPattern = /^uo_([1-9]\d?)_0_([a-z]{2,8})$/;
const gamePattern = /^games_([a-z]{2}(?:-[a-z]{2})?)_(g_.*)$/;
const profilePattern = /^lsid_([0-9A-Za-z]{1,64})_([0-9A-Za-z_-]{1,32})$/;

/** Null for a text that names no subject. */
export function parseSubject(text: string): Subject | null {
  if (text === systemSubject) return { kind: "system" };
  if (text === "service") return { kind: "service" };
  const sport = sportPattern.exec(text);
  if (sport !== null) {
    const kind = sport[1] === "u" ? "update" : "local-update";
    return { kind, sportId: Number(sport[2]), projectTypeId: Number(sport[3]) };
  }
  const odds = oddsPattern.exec(text);
  if (odds !== null) return { kind: "odds", sportId: Number(odds[1]), market: odds[2] ?? "" };
  const game = gamePattern.exec(text);
  if (game !== null) {
    const key = parseGameKey(game[2] ?? "");
    return key === null ? null : { kind: "game", lang: game[1] ?? "", ...key };
  }
  const profile = profilePattern.exec(text);
  return profile === null ? null : { kind: "profile", profileId: profile[1] ?? "", namespace: profile[2] ?? "" };
}

/** The sport whose hub numbers a subject; 0 for subjects of the whole service. */
export function hubSportId(subject: Subject): number {
  switch (subject.kind) {
    case "update":
    case "local-update":
    case "odds":
    case "game":
      return subject.sportId;
    case "system":
    case "service":
    case "profile":
      return 0;
  }
}
