/** The part of the package that the tests use; it has no types of its own. */
declare module "oidc-provider" {
  import type { IncomingMessage, ServerResponse } from "node:http";

  export class Provider {
    constructor(issuer: string, configuration: Readonly<Record<string, unknown>>);
    callback(): (request: IncomingMessage, response: ServerResponse) => void;
  }
}
