import type { BetslipMode } from "../../../shared/betting/betslip-mode.ts";

/** A link, or the reason why there is none; the reason is logged (C8.04). */
export type BookmakerLink =
  | { readonly ok: true; readonly href: string }
  | { readonly ok: false; readonly reason: "bad-base" | "bad-bookmaker" | "bad-parameter" };

export type BookmakerLinkInput = {
  /** Configured address that links start with, https or on this machine, without query: "https://go.example.com/click". */
  readonly base: string;
  readonly bookmakerId: number;
  readonly parameters?: Readonly<Record<string, string | number>>;
};

/** `{base}/{bookmakerId}/?key=value` (C7.15). Parameters keep their order; their values are escaped. */
export function toBookmakerLink({ base, bookmakerId, parameters = {} }: BookmakerLinkInput): BookmakerLink {
  if (!basePattern.test(base)) return { ok: false, reason: "bad-base" };
  if (!Number.isSafeInteger(bookmakerId) || bookmakerId <= 0) return { ok: false, reason: "bad-bookmaker" };
  const pairs: string[] = [];
  for (const [key, value] of Object.entries(parameters)) {
    const text = String(value);
    if (!keyPattern.test(key) || loneSurrogate.test(text)) return { ok: false, reason: "bad-parameter" };
    pairs.push(`${key}=${encodeURIComponent(text)}`);
  }
  const query = pairs.length === 0 ? "" : `?${pairs.join("&")}`;
  return { ok: true, href: `${base.replace(/\/$/, "")}/${bookmakerId}/${query}` };
}

const basePattern =
  /^(?:https:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)+|http:\/\/(?:127\.0\.0\.1|localhost))(?::\d{1,5})?(?:\/[\w.~-]+)*\/?$/i;
const keyPattern = /^[\w.-]{1,40}$/;
/** `encodeURIComponent` throws on these. */
const loneSurrogate = /\p{Surrogate}/u;

export type PopupSize = { readonly widthPx: number; readonly heightPx: number };

/** The target of a link: a betslip opens in a popup of the bookmaker's size, anything else in a new window. */
export type LinkTarget = { readonly kind: "window" } | ({ readonly kind: "popup" } & PopupSize);

const defaultPopupSize: PopupSize = { widthPx: 480, heightPx: 720 };

/** @param size the size of the bookmaker's betslip, if it has its own */
export const toLinkTarget = (mode: BetslipMode, size: PopupSize = defaultPopupSize): LinkTarget =>
  mode === "betslip" ? { kind: "popup", ...size } : { kind: "window" };

/** Follows a good link; a bad one is logged and ignored (C8.04). */
export function followBookmakerLink(
  link: BookmakerLink,
  target: LinkTarget,
  effects: {
    readonly open: (href: string, target: LinkTarget) => void;
    readonly log: (reason: string) => void;
  },
): void {
  if (link.ok) effects.open(link.href, target);
  else effects.log(`bookmaker link: ${link.reason}`);
}
