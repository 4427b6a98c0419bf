/** A connection to the push Worker, as its user sees it: a socket, or a stream that behaves like one. */
export type LiveSocket = { readonly send: (text: string) => void; readonly close: () => void };
export type SocketListener = {
  readonly message: (text: string) => void;
  readonly closed: (code: number) => void;
  /** Asks for a new connection from the current positions: a frame that was sent takes effect only there. */
  readonly reopen: () => void;
};
export type OpenTransport = (path: string, listener: SocketListener) => LiveSocket;
