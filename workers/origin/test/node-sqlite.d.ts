/** Node's SQLite, as far as tests of the ledger use it: the Workers' program does not know Node's types. */
declare module "node:sqlite" {
  export type SQLInputValue = null | number | bigint | string | Uint8Array;
  type Row = Record<string, unknown>;
  export type StatementSync = {
    all(...values: readonly SQLInputValue[]): Row[];
    get(...values: readonly SQLInputValue[]): Row | undefined;
  };
  export class DatabaseSync {
    constructor(path: string);
    exec(query: string): void;
    close(): void;
    prepare(query: string): StatementSync;
  }
}
