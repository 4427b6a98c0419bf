import type { Stack } from "../../scripts/stack.ts";
import { stableId } from "../../shared/sports/stable-id.ts";
import { eventStatus } from "../../shared/sports/statuses.ts";
import { toMatchday } from "./matchday.ts";
import { postIngest } from "./requests.ts";

/** A cup's tie that is over, shown by two channels of highlights, and a match of the cup that was put off. */
export type PostedTie = {
  readonly legs: readonly [first: string, second: string];
  readonly postponed: string;
  readonly batch: Readonly<Record<string, unknown>>;
};

const daySeconds = 86_400;
const over = (home: number, away: number) => ({
  status: eventStatus.finished,
  halfTime: null,
  fullTime: [home, away],
  extraTime: null,
  shootOut: null,
});

const toSide = (name: string) => ({
  id: stableId(1, "test participant", name),
  name,
  code: name.slice(0, 3).toUpperCase(),
  slug: name.toLowerCase(),
});
const [host, guest] = [toSide("Hote"), toSide("Invite")];
const sides = (home: object, away: object) => ({ home, away });

/** The host of the second leg lost the first 1-2 and won the second 3-0. */
export function toTie(nowSeconds: number): PostedTie {
  const { batch, games } = toMatchday({ games: 3, startSeconds: nowSeconds - daySeconds, name: "Coupe" });
  const { sportId, leagues, events } = batch;
  const [first, second, other] = events;
  const [one = "", two = "", three = ""] = games.map(({ eventId }) => eventId);
  const ofTie = { round: "1/2", seriesId: stableId(1, "test series", "Coupe") };
  return {
    legs: [one, two],
    postponed: three,
    batch: {
      sportId,
      leagues: leagues.map((league) => ({ ...league, format: "knock-out" })),
      events: [
        { ...first, ...ofTie, ...sides(guest, host), startSeconds: nowSeconds - 5 * daySeconds, result: over(2, 1) },
        { ...second, ...ofTie, ...sides(host, guest), result: over(3, 0) },
        { ...other, round: "1/2", startSeconds: nowSeconds + daySeconds },
      ],
    },
  };
}

export async function postTie(stack: Stack, { legs: [, second], postponed, batch }: PostedTie): Promise<void> {
  const channels = [
    {
      type: 3,
      id: 8,
      name: "Replay Partout",
      url: "https://replay.example/1",
      countryKeys: [],
      isHighlights: true,
    },
    { type: 3, id: 9, name: "Replay Hexagone", countryKeys: ["FR"], isHighlights: true },
  ];
  const incidents = [
    { eventId: second, kind: "broadcast", channels },
    { eventId: postponed, kind: "notice", text: "Pelouse gelée." },
    { eventId: postponed, kind: "status", status: eventStatus.postponed },
  ];
  for (const [path, body] of [
    ["events", batch],
    ["incidents", { sportId: 1, incidents }],
  ] as const) {
    const response = await postIngest(stack, path, body);
    if (!response.ok) throw new Error(await response.text());
  }
}
