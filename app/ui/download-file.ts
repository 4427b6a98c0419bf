/** Browsers read the file some time after the click. */
const keptMs = 60_000;

/** Saves a JSON text as a file of the visitor's. */
export function downloadFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  Object.assign(document.createElement("a"), { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), keptMs);
}
