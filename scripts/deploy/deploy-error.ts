/** A fault that an operator can repair; its message says how. */
export class DeployError extends Error {
  override readonly name = "DeployError";
}
