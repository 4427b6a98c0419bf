import { Icon } from "../../ui/icon.tsx";
import { Notice } from "../../ui/notice.tsx";
import { ScrollRegion } from "../../ui/scroll-region.tsx";
import { Sign } from "../../ui/sign.tsx";

const ends = [
  { name: "Won", letter: "w" },
  { name: "Drawn", letter: "d" },
  { name: "Lost", letter: "l" },
] as const;

/** Small drawings that mean something, and a club's colours. */
export function SignDetails() {
  return (
    <>
      {ends.map(({ name, letter }) => (
        <Sign key={name} name={name} className={`form-mark form-${letter}`}>
          {letter.toUpperCase()}
        </Sign>
      ))}
      {[0, 4, 7, 12, 19, 23].map((colours) => (
        <i key={colours} className={`shield h${colours}`} />
      ))}
    </>
  );
}

export function ButtonDetails() {
  return (
    <>
      <button type="button" className="button">
        A button
      </button>
      <button type="button" className="button" aria-pressed="true">
        Pressed
      </button>
      <button type="button" className="button" disabled>
        Disabled
      </button>
      <input className="text-box" aria-label="A text box" placeholder="Team, player" />
      <input className="text-box" aria-label="A filled text box" defaultValue="Lens" />
    </>
  );
}

export function EmptyDetails() {
  return <Notice icon="empty" title="No game" hint="It says why." action={{ href: "/", text: "The next step" }} />;
}

/** The masks over details that would reveal a hidden result, as a line and as a whole part. */
export function MaskedDetails() {
  return (
    <>
      <p className="masked-line">
        <Icon name="unseen" />
        <span>Some articles are hidden</span>
        <button type="button" className="button">
          Show
        </button>
      </p>
      <Notice icon="unseen" title="A hidden part" hint="It would tell a result." level={3} />
    </>
  );
}

/** Wider than its place on a phone. */
export function ScrollDetails() {
  return (
    <ScrollRegion className="scroll-story" label="A wide row">
      {Array.from({ length: 24 }, (_, index) => (
        <b key={index}>{index + 1}</b>
      ))}
    </ScrollRegion>
  );
}
