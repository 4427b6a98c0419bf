/** Where the origin runs: `--to`, or the port of `npm start`. */
export const originUrl = (to: string | undefined): string => to ?? `http://localhost:${process.env["PORT"] ?? "8787"}`;
