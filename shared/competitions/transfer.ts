export const transferKinds = ["transfer", "free", "loan", "loan-end", "youth", "retired"] as const;
export type TransferKind = (typeof transferKinds)[number];

/** A player's way from one team to another; a team that is not known or none has an empty id. */
export type Transfer = {
  /** 8 alphanumeric characters, the first names the sport. */
  readonly id: string;
  readonly playerId: string;
  readonly player: string;
  readonly fromId: string;
  readonly from: string;
  readonly toId: string;
  readonly to: string;
  readonly kind: TransferKind;
  /** As printed: "€12M"; empty where it is unknown. */
  readonly fee: string;
  /** Midnight UTC of the day. */
  readonly daySeconds: number;
};
