import type { MouseEvent } from "react";
import { parseBetslipMode, type BetslipMode } from "../../../../shared/betting/betslip-mode.ts";
import { matchTexts } from "../../../i18n/match-texts.ts";
import { useEvent } from "../../../live/hooks.tsx";
import type { BookmakerForm, ShownBookmaker } from "../../legal/betting-view.ts";
import { Sign } from "../../../ui/sign.tsx";
import { viewOf } from "../../match-row/result.ts";
import { followBookmakerLink, toLinkTarget, type LinkTarget, type PopupSize } from "../../odds/bookmaker-link.ts";
import { parseLiveBookmakers } from "../../odds/live-bookmakers.ts";
import { BookmakerName } from "../../odds/odds-table.tsx";
import { usePage } from "../../page/page-context.tsx";
import { useMatch } from "../match-context.tsx";

type BookmakerPlaceProps = {
  readonly bookmaker: ShownBookmaker;
  readonly line: number;
  /** How bookmakers are shown here; that of the comparison unless told. */
  readonly form?: BookmakerForm | undefined;
};

/**
 * A bookmaker beside its prices: its link where the place allows one, and a mark where it takes bets on the running match
 * (C3.03). A slip opens in a window of the bookmaker's size; without scripts the link is a link.
 */
export function BookmakerPlace({ bookmaker, line, form }: BookmakerPlaceProps) {
  const { lang, betting } = usePage();
  const { eventId } = useMatch();
  const event = useEvent(eventId);
  const isLive = event !== null && viewOf(event) === "live";
  const takesLiveBets = isLive && parseLiveBookmakers(event.liveBookmakerIds ?? []).includes(bookmaker.id);
  const target = toLinkTarget(
    betslipModeOf(bookmaker.isInvented ? null : (event?.betslipMode ?? null), bookmaker.popup),
    bookmaker.popup,
  );
  const { href } = bookmaker;
  const follow = (click: MouseEvent) => {
    if (target.kind === "window" || href === null) return;
    click.preventDefault();
    followBookmakerLink({ ok: true, href }, target, { open: openWindow, log: console.error });
  };
  return (
    <>
      <BookmakerName bookmaker={bookmaker} form={form ?? betting?.odds?.comparison} line={line} onFollow={follow} />
      {takesLiveBets ? <Sign name={matchTexts(lang).odds.live} className="live-bets" /> : null}
    </>
  );
}

/**
 * The mode of the event where a source sends one, which none does of an invented bookmaker; else a bookmaker with a window for its slip has
 * slips, and another has links.
 */
const betslipModeOf = (mode: number | null, popup: PopupSize | undefined): BetslipMode =>
  mode === null ? (popup === undefined ? "deeplink" : "betslip") : parseBetslipMode(mode);

function openWindow(href: string, target: LinkTarget): void {
  const size = target.kind === "popup" ? `,popup,width=${target.widthPx},height=${target.heightPx}` : "";
  window.open(href, "_blank", `noopener${size}`);
}
