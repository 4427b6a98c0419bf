/**
 * Keeps a page's module and its preloads from running until the page has been painted
 * (`app/inline/start-late-scripts.ts`): otherwise browsers would load the imports beside the style sheets and run the
 * module before anything is shown. Browsers ignore both under the type "late". Modules with an address, such as a
 * variant's tags, stay.
 *
 * @param html the markup that React writes for Remix's `<Scripts>`; where its form differs nothing changes, and scripts
 * merely run earlier
 */
export const toLateScripts = (html: string): string =>
  html
    .replaceAll('<link rel="modulepreload"', '<link rel="late"')
    .replace('<script type="module" async="">', '<script type="late">');
