import type { Providers } from "./providers.ts";
import { loadEdition, writeListings } from "../catalogue/write-listings.ts";
import { createDelivery, NotReadyYet, type Delivery } from "./delivery.ts";
import type { ListedStore } from "./listed-store.ts";
import type { Meta } from "./meta.ts";

/** Rows of one transaction of the catalogue: a few hundred names, well under D1's limit of bytes per parameter. */
const batchRows = 250;

/** Tells the catalogue what it does not know yet, in batches; a catalogue that was lost is told everything again. */
export function createCatalogueDelivery(
  sportId: number,
  listed: ListedStore,
  meta: Meta,
  catalogue: D1Database,
  { first }: Providers,
): Delivery {
  let reported: string | null = null;

  return createDelivery(`telling the catalogue of sport ${sportId}`, async () => {
    // A database is lost while nobody runs; so it is enough to look once in the object's life.
    reported ??= await findReported(catalogue);
    for (;;) {
      const pending = listed.after(meta.number(reported) ?? 0, batchRows);
      if (pending === null) return;
      await writeListings(catalogue, pending.listings, (id) => first(({ otherNames }) => otherNames(id)));
      meta.set(reported, pending.through);
    }
  });
}

/** Where it is noted what a catalogue was told: each edition is another catalogue. */
async function findReported(catalogue: D1Database): Promise<string> {
  const edition = await loadEdition(catalogue);
  if (edition === null) throw new NotReadyYet("the catalogue has no tables yet");
  return `catalogue:${edition}`;
}
