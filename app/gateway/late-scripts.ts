/**
 * Keeps a page's module and its preloads from running until the page has been painted
 * (`app/inline/start-late-scripts.ts`): otherwise browsers would load the imports beside the style sheets and run the
 * module before anything is shown. Under the names that this gives them browsers ignore both: a script of a type that no
 * browser knows, and a lookup of the site's own host, which the browser has found already (HTML allows few kinds of links
 * in a body, and none of one's own). Modules with an address, such as a variant's tags, stay.
 *
 * @param html the markup that React writes for Remix's `<Scripts>`; where its form differs nothing changes, and scripts
 * merely run earlier
 */
export const toLateScripts = (html: string): string =>
  html
    .replaceAll('<link rel="modulepreload"', '<link rel="dns-prefetch"')
    .replace('<script type="module" async="">', '<script type="text/late">');
