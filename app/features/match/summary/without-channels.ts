/** A summary's body (`df_sui_`) without the cell and the row that name who shows the match. */
export const withoutChannels = (body: string): string =>
  body.replace(/TVT÷[^~]*~/g, "").replace(/(^|[¬~])TA÷[^¬]*¬/g, "$1");
