/** The signature that ends a signed body (`A1`), in a row of its own or as the last cell of the last row; empty without. */
export const signatureOf = (body: string): string => /A1÷([0-9a-f]{32})¬~$/.exec(body)?.[1] ?? "";
