/** Returns the origin's address: `--to`, or the port of `npm start` on this machine. */
export const originUrl = (to: string | undefined): string => to ?? `http://localhost:${process.env["PORT"] ?? "8787"}`;
