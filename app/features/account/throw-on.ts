/** Lets the log of the session hear of a failure after which the caller goes on (C8.02): it hears of what nothing catches. */
export const throwOn = (error: unknown, action: string): void =>
  void Promise.reject(Object.assign(Object(error) as object, { action }));
