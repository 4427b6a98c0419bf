/** By the id of a route; nothing where it has no loader or its loader failed. */
type LoaderData = Readonly<Record<string, unknown>>;
type Data = Readonly<Record<string, unknown>> | null | undefined;
type Matches = readonly { readonly route: { readonly id: string } }[];

export type AwaitedData = {
  /** Outer routes first, and in a route in the order in which its loader names them. */
  readonly promises: readonly Promise<unknown>[];
  /** The loaders' data, with a settled promise for each that has come by now: a rendering reads it at once. */
  readonly read: () => LoaderData;
};

/** Follows the promises in the data of a page's loaders. One that is rejected stays a promise. */
export function followLoaderData(loaderData: LoaderData, matches: Matches): AwaitedData {
  const come = new Map<unknown, unknown>();
  const promises = matches
    .flatMap(({ route }) => Object.values((loaderData[route.id] as Data) ?? {}))
    .filter((value) => value instanceof Promise);
  for (const promise of promises) promise.then((value) => come.set(promise, value)).catch(() => {});
  const fill = (data: Data): Data => {
    if (!data || !Object.values(data).some((value) => come.has(value))) return data;
    return Object.fromEntries(
      Object.entries(data).map(([name, value]) => [name, come.has(value) ? toSettled(come.get(value)) : value]),
    );
  };
  return {
    promises,
    read: () => Object.fromEntries(Object.entries(loaderData).map(([id, data]) => [id, fill(data as Data)])),
  };
}

/** A promise that `Await` reads at once: what has a boundary in the browser has it in each rendering. */
const toSettled = (value: unknown) => Object.assign(Promise.resolve(value), { _tracked: true, _data: value });
