import { int, text } from "./field.ts";
import { createRowCodec } from "./row-codec.ts";

/** The push service (`service`): one row. No outside source names a key for it: all are our own. */
const serviceFields = {
  /** 1 when changes reach the service, 0 while they wait for it. */
  state: int("TPV"),
  port: int("TPO"),
  namespace: text("TPN"),
  projectId: int("TPJ"),
  /** The protocol version of the socket (`shared/push/frames.ts`). */
  version: int("TPR"),
} as const;

export const { encode: encodeServiceFeed } = createRowCodec(serviceFields);
