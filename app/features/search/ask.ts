/** Calls the search service. Throws where it does not answer, or answers with an error. */
export async function ask(path: string, signal: AbortSignal | null = null): Promise<unknown> {
  const response = await fetch(path, { signal });
  // Status 400 means that the text holds nothing to search for ("?!").
  if (response.status === 400) return {};
  if (!response.ok) throw new Error(`the search answered ${response.status}`);
  return response.json();
}

/** The path of popular subjects: `limit` leagues and competitors of each sport, or of one. */
export const toTopPath = (lang: string, limit: number, sportId: number | null = null): string =>
  `/api/v2/top-search/?lang=${lang}${sportId === null ? "" : `&sport=${sportId}`}&limit=${limit}`;
