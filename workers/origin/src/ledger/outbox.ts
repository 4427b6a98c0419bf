import { encodeNotificationRow } from "../../../../shared/push/notification.ts";
import type { PublisherService } from "../../../../shared/push/publisher.ts";
import { gameSubject, hubSportId, parseSubject } from "../../../../shared/push/subjects.ts";
import { languages } from "../../../../shared/texts/languages.ts";
import { toNotification, toNewsKind } from "../notifications/notification-of.ts";
import { createDelivery, type Delivery } from "./delivery.ts";
import type { GameNewsStore } from "./game-news-store.ts";
import type { LedgerContext } from "./ledger-context.ts";

/** The size of one call to the hub: longer deliveries take several. */
const batchLimits = { rows: 200, length: 262_144 } as const;

/**
 * Sends the changes to the sport's hub, in order and in batches: the next changes gather while a batch is under way.
 * The hub's position is stored, so that a restart of either side loses nothing.
 */
export function createOutbox(
  { sportId, subjects, changes, meta, gameNews, events }: LedgerContext,
  publisher: PublisherService,
): Delivery {
  async function send(subject: string): Promise<void> {
    const key = `hub:${subject}`;
    let stalled = 0;
    for (;;) {
      const have = meta.number(key) ?? 0;
      const rows = changes.from(subject, have + 1, batchLimits);
      const first = rows[0];
      if (first === undefined) return;
      const receipt = await publisher.publish(hubOf(subject), {
        subject,
        firstSeq: first.seq,
        rows: rows.map(({ row }) => row),
      });
      meta.set(key, receipt.have);
      // A hub that has less than was sent gets the rows again from `have + 1`; one that makes no progress waits for the retry.
      stalled = receipt.have > have ? 0 : stalled + 1;
      if (stalled > 1) throw new Error(`the hub stays at ${receipt.have} of ${subject}`);
    }
  }

  /** The witness publishes subjects of the whole service too. */
  const hubOf = (text: string): number => {
    const subject = parseSubject(text);
    return subject === null ? sportId : hubSportId(subject);
  };

  /** The news of a game, in each language on a subject of its own, under the same numbers. */
  async function sendGame({ eventId, have, seq }: ReturnType<GameNewsStore["pending"]>[number]): Promise<void> {
    const rows = gameNews.after(eventId, have);
    const game = events.event(eventId)?.state.schedule;
    const league = game === undefined ? null : events.league(game.leagueStageId);
    const first = rows[0];
    // The game has left, or its news are too old to be news.
    if (game === undefined || league === null || first === undefined) return gameNews.setHave(eventId, seq);
    const toPublication = (lang: (typeof languages)[number]) => ({
      subject: gameSubject(lang, sportId, eventId),
      firstSeq: first.seq,
      rows: rows.map(({ news }) => encodeNotificationRow(toNotification(news, game, league, lang), toNewsKind(news))),
      kinds: rows.map(({ news }) => toNewsKind(news)),
    });
    // Publish all languages at once: the next change waits for them, and the hub forwards simultaneous publications together.
    await Promise.all(languages.map((lang) => publisher.publish(sportId, toPublication(lang))));
    gameNews.setHave(eventId, rows.at(-1)?.seq ?? seq);
  }

  return createDelivery(`publish sport ${sportId}`, async () => {
    for (const subject of subjects.all) await send(subject);
    for (const pending of gameNews.pending()) await sendGame(pending);
  });
}
