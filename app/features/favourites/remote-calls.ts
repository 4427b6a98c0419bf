/** One change of the remote store. Paths are dotted (A3.01); a store replaces what is at the path. */
export type RemoteCall =
  | { readonly kind: "store"; readonly path: string; readonly value: unknown }
  | { readonly kind: "remove"; readonly path: string };

export const remoteStore = (path: string, value: unknown): RemoteCall => ({ kind: "store", path, value });
export const remoteRemove = (path: string): RemoteCall => ({ kind: "remove", path });
