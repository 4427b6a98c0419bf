import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { decodeDayFeed } from "../../shared/wire/day-feed.ts";
import { updateSubject } from "../../shared/push/subjects.ts";
import { postSigned } from "../../scripts/import/post-signed.ts";
import { killStack, startKillableStack } from "../killable-stack.ts";
import { freePort } from "../../scripts/port.ts";
import type { Figure } from "../figures.ts";
import { followSubject } from "./follow-subject.ts";
import { toMatchday } from "../../tests/support/matchday.ts";
import { feedSign, provider } from "../../tests/support/stack.ts";

const seconds = 60;
const games = 200;
const senders = 4;
const batchSize = 50;
const leastPerSecond = 1_000;
const sportId = 1;
const retryMs = 100;
const settleMs = 60_000;

/**
 * Several senders post goals of one sport for a minute, beside a reader on a socket. In the middle everything is killed without
 * warning and restarted; senders repeat unacknowledged goals, and the reader resumes from its position.
 */
export async function measureIngest(): Promise<readonly Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), "tribune-bench-"));
  const port = await freePort();
  let server = await startKillableStack(port, folder);
  try {
    const base = new URL(`http://127.0.0.1:${port}`);
    const post = (path: string, body: unknown) => postSigned(new URL(`/ingest/v1/${path}`, base), provider, body);
    const matchday = toMatchday({ games, startSeconds: Math.floor(Date.now() / 1000), name: "Débit" });
    await expectOk(await post("events", matchday.batch));
    await expectOk(await post("incidents", matchday.kickOffs));
    const before = await loadGoals(base);
    const reader = followSubject(base, updateSubject(sportId), before.seq);

    const startMs = performance.now();
    const endMs = startMs + seconds * 1000;
    let acknowledged = 0;
    let repeated = 0;
    const send = async (sender: number) => {
      for (let batch = 0; performance.now() < endMs; batch += 1) {
        const incidents = Array.from({ length: batchSize }, (_, index) => ({
          eventId: matchday.games[(batch * batchSize + index + sender * 7) % games]?.eventId,
          id: `${sender}-${batch}-${index}`,
          kind: "goal",
          side: 1 + (index % 2),
          minute: "1",
        }));
        for (;;) {
          const isTaken = await post("incidents", { sportId, incidents }).then(
            (response) => response.ok,
            () => false,
          );
          if (isTaken) break;
          repeated += 1;
          await new Promise((resolve) => setTimeout(resolve, retryMs));
        }
        acknowledged += batchSize;
      }
    };
    const sending = Promise.all(Array.from({ length: senders }, (_, sender) => send(sender)));
    await new Promise((resolve) => setTimeout(resolve, (seconds * 1000) / 2));
    const killedMs = performance.now();
    killStack(server);
    server = await startKillableStack(port, folder);
    const awayMs = performance.now() - killedMs;
    await sending;
    const sentSeconds = (performance.now() - startMs) / 1000;
    const after = await loadGoals(base);
    await reader.waitFor(after.seq, settleMs);
    const publishedSeconds = (performance.now() - startMs) / 1000;
    reader.close();
    const lost = acknowledged - (after.goals - before.goals);
    return [
      {
        name: "incidents accepted, stored and published, through a kill and a restart",
        value: acknowledged / publishedSeconds,
        unit: "/s",
        target: { atLeast: leastPerSecond },
        detail: `${acknowledged} goals in ${sentSeconds.toFixed(0)} s, the last one published after ${publishedSeconds.toFixed(0)} s; away for ${(awayMs / 1000).toFixed(1)} s, ${repeated} batches sent again`,
      },
      {
        name: "acknowledged incidents lost or counted twice",
        value: Math.abs(lost),
        unit: "goals",
        target: { atMost: 0 },
        detail: `${after.goals - before.goals} in the list, ${reader.missing()} changes missing between ${before.seq} and ${after.seq} at the reader`,
      },
    ];
  } finally {
    killStack(server);
    rmSync(folder, { recursive: true });
  }
}

/** Loads the total of the goals in the list, and the feed's sequence number. */
async function loadGoals(base: URL): Promise<{ readonly goals: number; readonly seq: number }> {
  const response = await fetch(new URL("/1/x/feed/f_1_0_0_fr_1", base), { headers: { "x-fsign": feedSign } });
  const { leagues } = decodeDayFeed(await response.text());
  const goals = leagues
    .filter(({ league }) => league.title?.includes("Débit") === true)
    .flatMap(({ events }) => events)
    .reduce((sum, { homeScore, awayScore }) => sum + (homeScore ?? 0) + (awayScore ?? 0), 0);
  return { goals, seq: Number(response.headers.get("x-feed-seq")) };
}

async function expectOk(response: Response): Promise<void> {
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
}
