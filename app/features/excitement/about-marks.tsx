/** What the marks of excitement say and how they are computed, in the page's language; only the server has it. */
export type MarkTexts = { readonly note: string; readonly how: string; readonly howTexts: readonly string[] };

/** Says what a mark is where a visitor meets marks for the first time. It works without scripts. */
export const AboutMarks = ({ texts: { note, how, howTexts } }: { readonly texts: MarkTexts }) => (
  <div className="about-marks">
    <p>{note}</p>
    <details>
      <summary>{how}</summary>
      {howTexts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </details>
  </div>
);
