/** A database, as far as it is asked here. */
type Store = { prepare(query: string): { first(): Promise<unknown> } };

/** Whether a Worker's database answers. */
export const isStoreReached = (store: Store): Promise<boolean> =>
  store
    .prepare("SELECT 1")
    .first()
    .then(
      () => true,
      () => false,
    );
