/** Whether a header is `Bearer {key}`; never where no key is set. Both sides are hashed first: the time it takes tells nothing of the key. */
export async function isAuthorised(header: string | undefined, key: string | undefined): Promise<boolean> {
  if (header === undefined || key === undefined || key === "") return false;
  const [given, expected] = await Promise.all([digest(header), digest(`Bearer ${key}`)]);
  return crypto.subtle.timingSafeEqual(given, expected);
}

const digest = (text: string) => crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
