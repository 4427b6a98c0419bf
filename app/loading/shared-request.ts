/**
 * One request for all who ask (C4.42). Callers that ask while it runs share it; an answer that is complete is kept, any
 * other answer and a failure are forgotten, so that the next caller asks again.
 */
export function sharedRequest<T>(load: () => Promise<T>, isComplete: (answer: T) => boolean): () => Promise<T> {
  let request: Promise<T> | null = null;
  return () => {
    request ??= load().then(
      (answer) => {
        if (!isComplete(answer)) request = null;
        return answer;
      },
      (error: unknown) => {
        request = null;
        throw error;
      },
    );
    return request;
  };
}

/** A place counts as loaded once its country is known. */
export const isPlaceLoaded = (place: { readonly country: string | null }): boolean =>
  place.country !== null && place.country !== "";
