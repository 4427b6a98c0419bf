/** Long enough for a slow feed; the page is kept by then, and whole. */
const reloadSeconds = 1;
const reloadMarkup = `<meta http-equiv="refresh" content="${reloadSeconds}">`;

/** The place of a part whose data are still on their way. Only scripts put it there, so a browser without them loads the page again. */
export const Awaited = () => (
  <div className="cards awaited">
    <noscript dangerouslySetInnerHTML={{ __html: reloadMarkup }} />
  </div>
);
