/** The scripts and styles that stand in a page, as its policy names them: separated by spaces, empty for none. */
export type InlineSources = { readonly scripts: string; readonly styles: string };

/** Names the elements with the nonce, for a page that only one visitor gets. */
export const sourcesOfNonce = (nonce: string): InlineSources => ({
  scripts: `'nonce-${nonce}'`,
  styles: `'nonce-${nonce}'`,
});

/**
 * Removes the nonce from a page, so that all visitors get the same bytes (docs/adr/005), and lists the hashes of the
 * elements that had it. Only our own components write the nonce: it is random, so no text of a feed can contain it.
 */
export async function toHashedPage(
  html: string,
  nonce: string,
): Promise<{ readonly html: string; readonly inline: InlineSources }> {
  const elements = [...html.matchAll(new RegExp(`<(script|style)[^>]* nonce="${nonce}"[^>]*>(.*?)</\\1>`, "gs"))];
  const toSources = async (tag: string) => {
    const texts = new Set(elements.filter(([, name]) => name === tag).map(([, , text = ""]) => text));
    // A script with an address has no text.
    texts.delete("");
    return (await Promise.all([...texts].map(toHashSource))).join(" ");
  };
  const [scripts, styles] = await Promise.all([toSources("script"), toSources("style")]);
  return { html: html.replaceAll(` nonce="${nonce}"`, ""), inline: { scripts, styles } };
}

async function toHashSource(text: string): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(hash)))}'`;
}

const hashSources = /^(?:'sha256-[A-Za-z0-9+/]{43}='(?: (?=')|$))*$/;

/** Returns null for a text that is not a list of hashes. */
export const parseHashSources = (text: string | null): string | null =>
  text !== null && hashSources.test(text) ? text : null;
