import type { NotificationTexts } from "../../i18n/notification-texts.ts";
import { crestOf } from "../../../shared/competitions/crest.ts";
import { Icon } from "../../ui/icon.tsx";
import { toBoxOffsetPx, type BoxContent, type Boxes } from "./boxes.ts";
import { swipeAway } from "./swipe-away.ts";
import "./notification-boxes.css";

type NotificationBoxesProps = {
  readonly boxes: Boxes["boxes"];
  readonly t: NotificationTexts;
  readonly onClose: (id: number) => void;
  readonly isSoundOn: boolean;
  /** Null if the visitor wants no sounds at all. */
  readonly onFlipSound: (() => void) | null;
};

/**
 * Boxes with the latest events of followed games, and with games that become exciting, at the bottom of every page (C2.15), newest first.
 * On a phone the only one is a bar that a swipe closes.
 */
export function NotificationBoxes({ boxes, t, onClose, isSoundOn, onFlipSound }: NotificationBoxesProps) {
  return (
    <section className="news-boxes" aria-label={t.title}>
      {boxes.map(({ id, content: { text, league, home, away, scoringSide, urls }, opacity }, place) => (
        <article
          key={id}
          className="news-box"
          style={{ insetInlineEnd: toBoxOffsetPx(place), opacity }}
          onPointerDown={(event) => swipeAway(event, () => onClose(id))}
        >
          <header>
            <h2>{text}</h2>
            {place === 0 && onFlipSound !== null ? (
              <button type="button" aria-label={t.sound} aria-pressed={isSoundOn} onClick={onFlipSound}>
                <Icon name={isSoundOn ? "volume" : "volume-off"} />
              </button>
            ) : null}
            <button type="button" aria-label={t.close} onClick={() => onClose(id)}>
              <Icon name="close" />
            </button>
          </header>
          <a href={urls.event}>
            {league === undefined ? null : <small translate="no">{league}</small>}
            <Side side={home} hasScored={scoringSide === 1} />
            <Side side={away} hasScored={scoringSide === 2} />
          </a>
        </article>
      ))}
    </section>
  );
}

const Side = ({ side, hasScored }: { readonly side: BoxContent["home"]; readonly hasScored: boolean }) => (
  <span className={hasScored ? "side scored" : "side"}>
    {side.logoId === "" ? null : <i className={`crest h${crestOf(side.logoId)}`} />}
    <bdi translate="no">{side.label}</bdi> {side.score === "" ? null : <b>{side.score}</b>}
  </span>
);
