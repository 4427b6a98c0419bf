import { accountProject } from "../../../shared/accounts/site-account.ts";

/** The deployment's project, where a query names it and no other; null otherwise. */
export const projectOf = (text: string | undefined): number | null =>
  text === String(accountProject) ? accountProject : null;
