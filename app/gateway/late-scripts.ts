/**
 * Sets a page's module and its preloads aside until it has been painted (`app/inline/start-late-scripts.ts`): browsers would load what it imports
 * beside the sheets, and run it before anything is shown. With "late" for its kind, they do nothing with either. Modules with an address, as a
 * variant's tags, stay.
 *
 * @param html as React writes Remix's `<Scripts>`; where it has another form nothing changes, and scripts are merely earlier
 */
export const toLateScripts = (html: string): string =>
  html
    .replaceAll('<link rel="modulepreload"', '<link rel="late"')
    .replace('<script type="module" async="">', '<script type="late">');
