/** Thrown when work needs an event whose incidents are in the archive: the caller fetches them and repeats the work. */
export class ArchivedEvent extends Error {
  override readonly name = "ArchivedEvent";
  readonly eventId: string;
  /** The archive object that holds the incidents. */
  readonly object: string;
  /** Whether the event is to be written to: then its incidents come back into the ledger for that. */
  readonly isWritten: boolean;

  constructor(eventId: string, object: string, isWritten: boolean) {
    super(`the incidents of ${eventId} are in the archive`);
    this.eventId = eventId;
    this.object = object;
    this.isWritten = isWritten;
  }
}
