/** "heure d’Europe centrale (UTC+1)": what a zone's time is called in a language, and how far it is from UTC now. */
export function zoneLabel(timeZone: string, lang: string): string {
  const partOf = (timeZoneName: "longGeneric" | "shortOffset") =>
    new Intl.DateTimeFormat(lang, { timeZone, timeZoneName })
      .formatToParts()
      .find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
  try {
    const [name, offset] = [partOf("longGeneric"), partOf("shortOffset")];
    return name === offset ? name : `${name} (${offset})`;
  } catch {
    // Browsers before 2022 have no such names.
    return timeZone;
  }
}
