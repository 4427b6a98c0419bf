import { useState, type FormEvent, type RefObject } from "react";
import type { EventFields } from "../../../shared/wire/event-fields.ts";
import { inStepTexts } from "../../i18n/in-step-texts.ts";
import { searchTexts } from "../../i18n/search-texts.ts";
import { useLeagues, useLiveClient } from "../../live/hooks.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { clockToTheSecond } from "../clock/clock-to-the-second.ts";
import { useEventContext } from "../match-row/event-context.tsx";
import { statusOf } from "../match-row/event-words.ts";
import { longestDelaySeconds } from "../veil/veil-cookie.ts";
import { delayByClock, toMoments, type Moment } from "./moments.ts";
import { setMatchDelay } from "./set-match-delay.ts";
import "./in-step-sheet.css";

export type InStepSheetProps = {
  readonly eventId: string;
  readonly event: EventFields;
  /** How late the match is shown. */
  readonly delaySeconds: number;
  /** When the site had the latest score, in unix seconds; null where the page has seen none come. */
  readonly scoredSeconds: number | null;
  readonly opener: RefObject<HTMLElement>;
  readonly onClose: () => void;
};

/**
 * How late a television is behind the site, by what brings its picture: the field's measurements of aerial, cable and streams in 2025
 * (16 to 21, 32 to 60, 26 to 78 s behind the ground), less what the site itself needs.
 */
const receptions = { aerial: 15, cable: 40, stream: 60 } as const;

/** Asks where the visitor's television is: by a moment that is on its screen now, its clock, what brings its picture, or by hand. */
export function InStepSheet(props: InStepSheetProps) {
  const { eventId, event, delaySeconds, opener, onClose } = props;
  const context = useEventContext();
  const { lang } = context;
  const t = inStepTexts(lang);
  const [seconds, setSeconds] = useState(delaySeconds);
  const choose = (chosen: number) => setMatchDelay(eventId, chosen, lang);
  return (
    <Dialog title={t.title} closeLabel={searchTexts(lang).cancel} opener={opener} onClose={onClose} kind="sheet">
      <div className="in-step-sheet">
        <p>{t.hint}</p>
        <Moments {...props} onChoose={choose} />
        <fieldset>
          <legend>{t.byReception}</legend>
          <div className="receptions">
            {(["aerial", "cable", "stream"] as const).map((reception) => (
              <button key={reception} type="button" className="button" onClick={() => choose(receptions[reception])}>
                {t.receptions[reception]} <small>{t.seconds({ count: receptions[reception] })}</small>
              </button>
            ))}
          </div>
        </fieldset>
        <ByClock event={event} onChoose={choose} />
        <label className="by-hand">
          <span>{t.byHand}</span>
          <output>{t.seconds({ count: seconds })}</output>
          <input
            type="range"
            min={0}
            max={longestDelaySeconds}
            value={seconds}
            aria-valuetext={t.seconds({ count: seconds })}
            onChange={({ target }) => setSeconds(Number(target.value))}
          />
        </label>
        <button type="button" className="button main" onClick={() => choose(seconds)}>
          {t.set}
        </button>
        <p className="all-wait">{t.allWait}</p>
      </div>
    </Dialog>
  );
}

type Choosing = { readonly onChoose: (seconds: number) => void };

/** The moments that may be on the screen now, a tap each. */
function Moments({ event, scoredSeconds, onChoose }: InStepSheetProps & Choosing) {
  const context = useEventContext();
  const t = inStepTexts(context.lang);
  const { clock } = useLiveClient();
  // As they were when the sheet was opened: a row that leaves while a finger is on its way would be another one.
  const [moments] = useState(() => toMoments(event, scoredSeconds, clock.nowSeconds()));
  const [openedSeconds] = useState(clock.nowSeconds);
  const words = ({ kind }: Moment): string => {
    if (kind === "score") return t.scoreNow;
    const status = statusOf(event, context, "full");
    return kind === "begin" ? t.beginNow({ status }) : t.stopNow({ status });
  };
  const tap = ({ agoSeconds }: Moment) => {
    const waited = Math.round(clock.nowSeconds() - openedSeconds);
    onChoose(Math.min(longestDelaySeconds, agoSeconds + waited));
  };
  return moments.map((moment) => (
    <button key={moment.kind} type="button" className="button moment" onClick={() => tap(moment)}>
      {words(moment)}
      <small>{t.knownAgo({ count: moment.agoSeconds })}</small>
    </button>
  ));
}

/** The clock on the screen, for a match whose own one is known to the second. */
function ByClock({ event, onChoose }: { readonly event: EventFields } & Choosing) {
  const { sportId, lang } = useEventContext();
  const t = inStepTexts(lang);
  const { clock } = useLiveClient();
  const isSevens = useLeagues()[0]?.league.sevens === 1;
  const [isWrong, setWrong] = useState(false);
  const { status, statusStartSeconds, clockRate, minute } = event;
  const ours = () =>
    clockToTheSecond({
      sportId,
      status: status ?? 0,
      statusStartSeconds,
      clockRate,
      minute,
      sevens: isSevens,
      nowSeconds: clock.nowSeconds(),
    });
  const [example] = useState(ours);
  if (example === null) return null;
  const submit = (submitted: FormEvent<HTMLFormElement>) => {
    submitted.preventDefault();
    const seen = new FormData(submitted.currentTarget).get("clock");
    const seconds = typeof seen === "string" ? delayByClock(seen, ours() ?? "") : null;
    if (seconds === null) setWrong(true);
    else onChoose(seconds);
  };
  return (
    <form className="by-clock" onSubmit={submit}>
      <label>
        <span>{t.byClock}</span>
        <input
          name="clock"
          placeholder={example}
          autoComplete="off"
          aria-invalid={isWrong}
          aria-describedby="clock-wrong"
        />
      </label>
      <button type="submit" className="button">
        {t.set}
      </button>
      <output id="clock-wrong">{isWrong ? t.clockWrong({ seconds: longestDelaySeconds }) : ""}</output>
    </form>
  );
}
