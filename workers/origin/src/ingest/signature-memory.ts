/** An isolate's memory of signatures, so that a repeated one costs no body. The ledgers decide. */
export function createSignatureMemory(most: number) {
  /** The sport whose ledger accepted it, the oldest first. */
  const accepted = new Map<string, number>();
  const beingRead = new Set<string>();
  return {
    sportOf: (signature: string): number | null => accepted.get(signature) ?? null,
    accept(signature: string, sportId: number): void {
      accepted.set(signature, sportId);
      const oldest = accepted.size > most ? accepted.keys().next().value : undefined;
      if (oldest !== undefined) accepted.delete(oldest);
    },
    /** @returns false while another request of this signature is being read */
    open(signature: string): boolean {
      if (beingRead.has(signature)) return false;
      beingRead.add(signature);
      return true;
    },
    close(signature: string): void {
      beingRead.delete(signature);
    },
  };
}
