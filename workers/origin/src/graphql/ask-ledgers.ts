import type { Answer, Question, QuestionKind, Questions } from "./questions.ts";

/** Asks a sport's ledger. What is asked at one time goes out as one call for each sport, and nothing is asked twice. */
export type Ask = <K extends QuestionKind>(
  sportId: number,
  kind: K,
  asks: Questions[K]["asks"],
) => Promise<Questions[K]["answer"]>;

type Call = (sportId: number, questions: readonly Question[]) => Promise<readonly Answer[]>;
type Waiting = {
  readonly question: Question;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (reason: unknown) => void;
};

/** Lives as long as one request: what it was told is not asked again. */
export function createAsk(call: Call): Ask {
  const known = new Map<string, Promise<Answer>>();
  const waiting = new Map<number, Waiting[]>();

  async function send(sportId: number): Promise<void> {
    const batch = waiting.get(sportId) ?? [];
    waiting.delete(sportId);
    try {
      const answers = await call(
        sportId,
        batch.map(({ question }) => question),
      );
      // The ledger answers each question, in order.
      batch.forEach(({ resolve }, index) => resolve(answers[index] as Answer));
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }

  function join(sportId: number, question: Question): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const batch = waiting.get(sportId);
      if (batch !== undefined) batch.push({ question, resolve, reject });
      else {
        waiting.set(sportId, [{ question, resolve, reject }]);
        // All fields of one depth are resolved before the next microtask but one.
        queueMicrotask(() => queueMicrotask(() => void send(sportId)));
      }
    });
  }

  return <K extends QuestionKind>(sportId: number, kind: K, asks: Questions[K]["asks"]) => {
    const key = `${sportId} ${kind} ${JSON.stringify(asks)}`;
    // Kind and questions belong together by this function's own type.
    const answer = known.get(key) ?? join(sportId, { kind, asks } as Question);
    known.set(key, answer);
    return answer as Promise<Questions[K]["answer"]>;
  };
}
