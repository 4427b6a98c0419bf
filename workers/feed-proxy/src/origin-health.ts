/** A short memory of which origins failed, so that readers do not wait for one that is down. */
export type OriginHealth = {
  readonly isDown: (url: string) => boolean;
  readonly report: (url: string, succeeded: boolean) => void;
};

const avoidMs = 5_000;

export function createOriginHealth(nowMs: () => number): OriginHealth {
  const downUntilMs = new Map<string, number>();
  return {
    isDown: (url) => (downUntilMs.get(url) ?? 0) > nowMs(),
    report(url, succeeded) {
      if (succeeded) downUntilMs.delete(url);
      else downUntilMs.set(url, nowMs() + avoidMs);
    },
  };
}
