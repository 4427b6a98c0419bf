import { createDelivery, NotReadyYet } from "../../workers/origin/src/ledger/delivery.ts";

/** Seconds from a change until a hub has it that is away for so long, by the real tries of the ledger. */
export async function secondsUntilDelivered(awaySeconds: number): Promise<number> {
  let nowSeconds = 0;
  const delivery = createDelivery("simulate", () =>
    nowSeconds < awaySeconds ? Promise.reject(new NotReadyYet("away, as simulated")) : Promise.resolve(),
  );
  for (;;) {
    await delivery.flush(() => nowSeconds);
    const again = delivery.retryAtSeconds();
    if (again === null) return nowSeconds;
    nowSeconds = again;
  }
}
