/** The first of these bookmakers that has any price in a body of odds; null where none has. */
export const firstQuoting = <B extends { readonly id: number }>(bookmakers: readonly B[], body: string): B | null =>
  bookmakers.find(({ id }) => isQuoting(id, body)) ?? null;

export const isQuoting = (bookmakerId: number, body: string): boolean => body.includes(`¬ODA÷${bookmakerId}¬`);
