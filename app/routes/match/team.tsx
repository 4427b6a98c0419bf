type TeamProps = {
  readonly name: string;
  readonly code: string;
  /** Class of the crest's colours. */
  readonly crest: string;
  readonly isWinner: boolean;
  readonly redCards: string | null;
};

export function Team({ name, code, crest, isWinner, redCards }: TeamProps) {
  return (
    <div className={isWinner ? "team winner" : "team"}>
      <span className={`crest ${crest}`} aria-hidden="true">
        {code}
      </span>
      <b>
        <bdi>{name}</bdi>
      </b>
      {redCards === null ? null : (
        <small>
          <i className="red" />
          {redCards}
        </small>
      )}
    </div>
  );
}
