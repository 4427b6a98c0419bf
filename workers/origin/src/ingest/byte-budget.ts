/** Bytes of bodies that all requests of an isolate hold together. */
export type ByteBudget = ReturnType<typeof createByteBudget>;

export function createByteBudget(most: number) {
  let held = 0;
  return {
    /** @returns whether there was room */
    take(bytes: number): boolean {
      if (held + bytes > most) return false;
      held += bytes;
      return true;
    },
    give(bytes: number): void {
      held -= bytes;
    },
    held: (): number => held,
  };
}
