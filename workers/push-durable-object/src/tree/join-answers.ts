import type { Position } from "../../../../shared/push/frames.ts";
import type { Join } from "../../../../shared/push/opening.ts";
import type { ResumeAnswer, SubjectFrame } from "../hub-protocol.ts";

/** The most simultaneous calls to one parent. Further questions are gathered into the next call. */
const callsAtOnce = 4;

export type Answers = ReturnType<typeof createAnswers>;

/**
 * Answers the joins of the nodes below, from the frames that passed through here and from a parent's answers. Identical joins that
 * arrive at the same time share one answer, because after a deploy all ask the same.
 *
 * @param ask asks the parent about these joins, which all belong to one hub, and returns an answer for each
 * @param learnEpoch receives each position before the nodes below do
 */
export function createAnswers(
  hubOf: (subject: string) => string,
  ask: (hub: string, joins: readonly Join[]) => Promise<readonly ResumeAnswer[]>,
  learnEpoch: (subject: string, position: Position) => void = () => undefined,
) {
  /** The position of each subject after the frames that went out from here since this object woke. */
  const delivered = new Map<string, Position>();
  const asked = new Map<string, Promise<ResumeAnswer>>();
  const calls = new Map<string, number>();
  const waiting = new Map<string, Waiting[]>();

  function answer(join: Join): Promise<ResumeAnswer> {
    const position = delivered.get(join.subject);
    if (position?.n === join.since) return Promise.resolve({ position, text: null, isPart: false });
    const key = `${join.subject}:${join.since}`;
    const known = asked.get(key);
    if (known !== undefined) return known;
    const given = gather(join).finally(() => asked.delete(key));
    asked.set(key, given);
    return given;
  }

  /** Gathers joins of the same turn, such as the subjects of one socket, into one call. */
  function gather(join: Join): Promise<ResumeAnswer> {
    const hub = hubOf(join.subject);
    const gathered = waiting.get(hub) ?? [];
    waiting.set(hub, gathered);
    queueMicrotask(() => void call(hub));
    return new Promise((resolve, reject) => gathered.push({ join, resolve, reject }));
  }

  async function call(hub: string) {
    const underWay = calls.get(hub) ?? 0;
    const gathered = waiting.get(hub);
    if (gathered === undefined || underWay >= callsAtOnce) return;
    waiting.delete(hub);
    calls.set(hub, underWay + 1);
    try {
      const answers = await ask(
        hub,
        gathered.map(({ join }) => join),
      );
      gathered.forEach(({ resolve, reject }, index) => {
        const given = answers[index];
        if (given === undefined) reject(new Error("a hub answers every join"));
        else resolve(given);
      });
    } catch (error) {
      for (const { reject } of gathered) reject(error);
    } finally {
      calls.set(hub, (calls.get(hub) ?? 1) - 1);
      void call(hub);
    }
  }

  return {
    delivered,
    /** Records frames that go out from here. A frame that a later one overtook does not move the position back. */
    passOn(frames: readonly SubjectFrame[]) {
      for (const { subject, position } of frames) {
        const known = delivered.get(subject);
        if (known === undefined || known.epoch !== position.epoch || known.n < position.n) {
          delivered.set(subject, position);
        }
      }
    },
    /**
     * Returns one answer for each join. A later frame may overtake a parent's answer and go out before the asking child is
     * counted; then it asks the parent again.
     */
    async resume(joins: readonly Join[]): Promise<readonly ResumeAnswer[]> {
      for (;;) {
        const answers = await Promise.all(joins.map(answer));
        const isOvertaken = ({ subject }: Join, index: number) =>
          (answers[index]?.position.n ?? 0) < (delivered.get(subject)?.n ?? 0);
        const overtaken = joins.filter(isOvertaken);
        if (overtaken.length === 0) {
          joins.forEach(({ subject }, index) => {
            const position = answers[index]?.position;
            if (position !== undefined) learnEpoch(subject, position);
          });
          return answers;
        }
        // Forget the position, so that the second try accepts a hub that lost its numbers.
        for (const { subject } of overtaken) delivered.delete(subject);
      }
    },
    /** Forgets a subject's position if its hub is at another one. */
    compare(subject: string, head: Position | undefined) {
      const known = delivered.get(subject);
      if (known?.n !== head?.n || known?.epoch !== head?.epoch) delivered.delete(subject);
    },
    /** Forgets all positions when no child is left, so that the next join asks the parent, which then counts this node again. */
    forget: () => delivered.clear(),
  };
}

type Waiting = {
  readonly join: Join;
  readonly resolve: (answer: ResumeAnswer) => void;
  readonly reject: (error: unknown) => void;
};
