/**
 * Says on every page, beside the state of its data, which time it shows. A sheet prints it, so that nothing is moved; one of its own,
 * because a property of the root would have every element of the page styled anew.
 */
export function sayZone(name: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`.connection { --zone: ${JSON.stringify(name)} }`);
  document.adoptedStyleSheets = [sheet];
}
