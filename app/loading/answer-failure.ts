/** What is logged when an answer that arrived cannot be handled (C8.02). */
export type HandlingFailure = {
  readonly action: string;
  readonly url: string;
  readonly body: string;
  readonly message: string;
};

/** Handles an answer; a failure ends the request with what is to be logged and is not tried again. */
export function handleAnswer<T>(
  answer: { readonly action: string; readonly url: string; readonly body: string },
  handle: (body: string) => T,
): { readonly ok: true; readonly value: T } | { readonly ok: false; readonly failure: HandlingFailure } {
  try {
    return { ok: true, value: handle(answer.body) };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return {
      ok: false,
      failure: { action: answer.action, url: answer.url, body: answer.body, message },
    };
  }
}
