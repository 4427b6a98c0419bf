const timeoutMs = 5_000;

/** The JSON that a provider answers. Throws for another status than 2xx, a redirect and no answer within 5 s. */
export async function askProvider(url: string, init: RequestInit = {}): Promise<unknown> {
  const response = await fetch(url, { ...init, redirect: "manual", signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`${new URL(url).host} answered ${response.status}`);
  return response.json();
}

/** A form that is posted, as the endpoints of tokens want it. */
export const toForm = (fields: Readonly<Record<string, string>>, headers: HeadersInit = {}): RequestInit => ({
  method: "POST",
  headers: { ...headers, "content-type": "application/x-www-form-urlencoded" },
  body: new URLSearchParams(fields).toString(),
});

export function toUrl(address: string, parameters: Readonly<Record<string, string>>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}
