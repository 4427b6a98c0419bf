import type { Message } from "../../../shared/push/notification-messages.ts";
/** The sounds there are (C4.39); each is a file of this name. */
export const soundEvents = ["finished", "correction", "score-incremented", "tennis-game"] as const;
export type SoundEvent = (typeof soundEvents)[number];

/** The sounds of a sport; none for a sport that does not exist. */
export const toSoundEvents = (sportId: number): readonly SoundEvent[] => soundsBySport.get(sportId) ?? [];

const scored = ["finished", "correction", "score-incremented"] as const;
/** Sets of these sports are so short that their end sounds like any other score. */
const withoutFinish = ["correction", "score-incremented"] as const;
const decidedOnce = ["finished", "correction"] as const;

const sportsBySounds: readonly (readonly [sounds: readonly SoundEvent[], ...sportIds: number[]])[] = [
  [scored, 1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 14, 15, 17, 18, 19, 22, 24, 26, 29, 30, 36, 42],
  // Tennis.
  [soundEvents, 2],
  // Volleyball, badminton, table tennis.
  [withoutFinish, 12, 21, 25],
  // Boxing, golf, MMA: the score does not grow during the event.
  [decidedOnce, 16, 23, 28],
  // Motorsport with its children, cycling, horse racing, winter sports with theirs.
  [[], 31, 32, 33, 34, 35, 37, 38, 39, 40, 41],
];

const soundsBySport = new Map(
  sportsBySounds.flatMap(([sounds, ...sportIds]) => sportIds.map((sportId) => [sportId, sounds] as const)),
);

/** The sound of a message in a sport, null when the sport has none for it. */
export function toSoundEvent(message: Message, sportId: number): SoundEvent | null {
  const event = soundOfMessage(message);
  return toSoundEvents(sportId).includes(event) ? event : null;
}

function soundOfMessage(message: Message): SoundEvent {
  switch (message) {
    case "finished":
      return "finished";
    case "goal":
    case "set":
      return "score-incremented";
    case "game":
      return "tennis-game";
    default:
      return "correction";
  }
}
