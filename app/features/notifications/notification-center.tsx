import { commaIn } from "../../../shared/texts/comma.ts";
import type { Language } from "../../../shared/texts/languages.ts";
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import { notificationTexts } from "../../i18n/notification-texts.ts";
import type { LiveClient } from "../../live/client.ts";
import { useLiveClient } from "../../live/hooks.tsx";
import { keepAwake } from "../../live/keep-awake.ts";
import { createNewsPositions, type NewsPositions } from "../../live/news-positions.ts";
import { currentVeil } from "../../live/veil.ts";
import type { NewsKind } from "../../../shared/push/news-kinds.ts";
import { readNewsKind, readNotificationRow, type Notification } from "../../../shared/push/notification.ts";
import { announce } from "../../ui/announcer.tsx";
import type { NotificationSetting } from "../../storage/live-table-settings.ts";
import { useMyGames } from "../favourites/my-games-hooks.ts";
import { toAnnouncement, type AnnouncedChange } from "../match-row/announce-highlight.ts";
import { usePage } from "../page/page-context.tsx";
import { delayOfMatch, veilChoice } from "../veil/veil-choice.ts";
import { useDeviceSync } from "../web-push/use-device-sync.ts";
import type { BoxContent } from "./boxes.ts";
import { claimSound, soundPlayer } from "./browser-sound.ts";
import { decideCue, noCues } from "./cues.ts";
import { toNewsSubjects } from "./followed-news.ts";
import { watchListening } from "./listening.ts";
import { NotificationBoxes } from "./notification-boxes.tsx";
import { useMutedSports, withoutSports, readMutedKinds } from "./muted-notifications.ts";
import { notificationSettings, useNotificationChoice } from "./notification-settings.ts";
import { useBoxes } from "./use-boxes.ts";
import { useExcitingAlert } from "./use-exciting-alert.ts";
import { watchPolledGoals } from "./watch-polled-goals.ts";

/** How often games are looked at that may have begun. */
const chooseMs = 60_000;

type Audience = {
  /** When the visitor began to follow the game's notifications. */
  readonly subscribedAtSeconds: number;
  readonly setting: NotificationSetting;
};

/** Whether a notification is heard: not by a visitor who began to follow after it, nor where none are wanted. */
export const isHeard = (notification: Notification, { setting, subscribedAtSeconds }: Audience): boolean =>
  setting !== "no" && subscribedAtSeconds <= notification.sentAtSeconds;

/** What a screen reader says. The text of a card does not name its side, as the score does for a goal. */
export function toSpeech(
  { text, home, away, scoringSide }: Notification,
  kind: NewsKind | null,
  lang: Language,
): string {
  const carded = kind !== "card" ? null : scoringSide === 1 ? home : scoringSide === 2 ? away : null;
  const score = `${home.label} ${home.score}${commaIn(lang)}${away.label} ${away.score}`;
  return carded === null ? `${text} ${score}` : `${text}${commaIn(lang)}${carded.label}. ${score}`;
}

/**
 * Follows the news of the visitor's games on whatever page is open, shows them in boxes, and plays their sounds. It also shows games that
 * become exciting.
 */
export function NotificationCenter() {
  const { lang, t: site } = usePage();
  const t = notificationTexts(lang);
  const client = useLiveClient();
  // After the star that was tapped: what may have news is looked for among all games.
  const followed = useDeferredValue(useMyGames());
  const muted = useMutedSports();
  const games = useMemo(() => withoutSports(followed, muted), [followed, muted]);
  useDeviceSync(games, lang);
  const { setting, isOn, excitingGames } = useNotificationChoice();
  const [state, act] = useBoxes(client);
  const show = useCallback(
    (content: BoxContent) => act({ type: "arrive", content, nowSeconds: client.clock.nowSeconds() }),
    [client, act],
  );
  const [times] = useState(createFollowTimes);
  const cues = useRef(noCues);

  const [news] = useState(createNewsPositions);
  const [isListening, setListening] = useState(true);
  /** The scores that polling has brought: their news are not said again when the socket is back. */
  const [polled] = useState(() => new Set<string>());
  useEffect(() => watchListening({ ...client.world, locks: navigator.locks }, setListening), [client]);

  useEffect(
    () =>
      news.subscribe((subject, row) => {
        const notification = readNotificationRow(subject, row);
        // The choice itself: a tab that was opened before it was made has no veil, and waits all the same.
        const late = notification === null ? 0 : delayOfMatch(veilChoice.get(), notification.game.eventId);
        if (late === 0) hear();
        else client.world.timers.after(late * 1000, hear);

        function hear() {
          const subscribedAtSeconds = times.of(subject);
          const kind = readNewsKind(row);
          if (kind !== null && readMutedKinds().includes(kind)) return;
          if (notification === null || !isHeard(notification, { subscribedAtSeconds, setting })) return;
          show(notification);
          if (!polled.has(toScoreKey(notification))) announce(toSpeech(notification, kind, lang));
          const { cue, history } = decideCue(notification, { kind, history: cues.current, setting, isSoundOn: isOn });
          cues.current = history;
          if (cue === null) return;
          void claimSound(`${subject} ${notification.sentAtSeconds} ${cue}`).then((isOurs) => {
            if (isOurs) soundPlayer.queue(cue);
          });
        }
      }),
    [client, news, lang, setting, isOn, show, times, polled],
  );

  const onPolled = useCallback(
    (change: AnnouncedChange) => {
      const text = toAnnouncement(change, site);
      const kind: NewsKind = change.highlight.kind === "goal" ? "score" : "card";
      if (text === null || readMutedKinds().includes(kind)) return;
      const { id = "", homeScore, awayScore } = change.event;
      if (kind === "score") polled.add(`${id} ${homeScore ?? 0}-${awayScore ?? 0}`);
      announce(text);
    },
    [site, polled],
  );
  const isSilent = !isListening || setting === "no";
  useFollowedNews(client, { news, games, lang, isSilent, isListening, times, onPolled });
  useEffect(() => () => client.followNews(null), [client]);
  useExcitingAlert(client, { setting, excitingGames, mutedSports: muted }, show);
  useEffect(() => notificationSettings.onSilence(soundPlayer.silence), []);

  if (state.boxes.length === 0) return null;
  return (
    <NotificationBoxes
      boxes={state.boxes}
      t={t}
      onClose={(id) => act({ type: "close", id })}
      isSoundOn={isOn}
      onFlipSound={setting === "yessound" ? notificationSettings.flipSound : null}
    />
  );
}

const toScoreKey = ({ game, home, away }: Notification): string => `${game.eventId} ${home.score}-${away.score}`;

/** Keeps when each game began to be followed: its news from before are not shown. */
function createFollowTimes() {
  let since: ReadonlyMap<string, number> = new Map();
  return {
    keep(subjects: readonly string[], nowSeconds: number) {
      since = new Map(subjects.map((subject) => [subject, since.get(subject) ?? nowSeconds]));
    },
    /** Infinity for a game that is not followed. */
    of: (subject: string): number => since.get(subject) ?? Infinity,
  };
}

type Following = {
  readonly news: NewsPositions;
  readonly games: ReturnType<typeof useMyGames>;
  readonly lang: Language;
  readonly isSilent: boolean;
  /** Whether this tab hears news at all (`watchListening`). */
  readonly isListening: boolean;
  readonly times: ReturnType<typeof createFollowTimes>;
  /** Receives what rows change in these games while there is no socket for their news. */
  readonly onPolled: (change: AnnouncedChange) => void;
};

/** Follows the news of games that may have some now, and keeps the page awake while there are any. */
function useFollowedNews(client: LiveClient, following: Following): void {
  const { news, games, lang, isSilent, isListening, times, onPolled } = following;
  useEffect(() => {
    let release: (() => void) | null = null;
    let unwatch: (() => void) | null = null;
    const choose = () => {
      const now = client.clock.nowSeconds();
      const tellsOf = currentVeil()?.tellsOf ?? (() => true);
      const subjects = isSilent ? [] : toNewsSubjects(games, lang, now, tellsOf);
      times.keep(subjects, now);
      news.follow(subjects);
      client.followNews(news);
      unwatch?.();
      unwatch = watchPolledGoals(client, subjects, onPolled);
      if (subjects.length > 0) release ??= keepAwake();
      else {
        release?.();
        release = null;
      }
    };
    choose();
    const timer = isListening ? setInterval(choose, chooseMs) : undefined;
    const forget = currentVeil()?.onKnown(choose);
    return () => {
      forget?.();
      clearInterval(timer);
      release?.();
      unwatch?.();
    };
  }, [client, news, games, lang, isSilent, isListening, times, onPolled]);
}
