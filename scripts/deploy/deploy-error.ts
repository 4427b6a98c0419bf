/** What an operator can mend; its message says how. */
export class DeployError extends Error {
  override readonly name = "DeployError";
}
