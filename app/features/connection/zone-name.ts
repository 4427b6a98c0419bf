/**
 * What a zone's time is called in a language ("heure d’Europe centrale"), for who reads a page in another one; null where the browser
 * shows the same time now, or does not know the name.
 *
 * @param own the browser's zone
 */
export function zoneName(timeZone: string, own: string, lang: string, now: Date): string | null {
  const partOf = (zone: string, timeZoneName: "longOffset" | "longGeneric") =>
    new Intl.DateTimeFormat(lang, { timeZone: zone, timeZoneName })
      .formatToParts(now)
      .find(({ type }) => type === "timeZoneName")?.value ?? null;
  try {
    return partOf(own, "longOffset") === partOf(timeZone, "longOffset") ? null : partOf(timeZone, "longGeneric");
  } catch {
    // Browsers before 2022 have no such names.
    return null;
  }
}

/**
 * Says on every page, beside the state of its data, which time it shows. A sheet prints it, so that nothing is moved; one of its own,
 * because a property of the root would have every element of the page styled anew. False where there is nothing to say.
 */
export function sayZone(timeZone: string, lang: string): boolean {
  const name = zoneName(timeZone, Intl.DateTimeFormat().resolvedOptions().timeZone, lang, new Date());
  if (name === null) return false;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`.connection { --zone: ${JSON.stringify(name)} }`);
  document.adoptedStyleSheets = [sheet];
  return true;
}
