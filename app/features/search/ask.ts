/** What a path of the search service answers. */
export async function ask(path: string, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(path, { signal });
  // 400: nothing in the text can be searched for ("?!").
  if (response.status === 400) return {};
  if (!response.ok) throw new Error(`the search answered ${response.status}`);
  return response.json();
}
