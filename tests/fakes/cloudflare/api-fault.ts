/** A refusal of the API: its HTTP status, Cloudflare's own code and the text that goes with it. */
export class ApiFault extends Error {
  readonly status: number;
  readonly code: number;

  constructor(status: number, code: number, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}
