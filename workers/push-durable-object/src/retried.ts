/**
 * Calls an object once more where the runtime says that it may help: the object was moved or updated before it began. One that has too
 * much to do is left in peace.
 */
export async function retried<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    const { retryable, overloaded } = error as { readonly retryable?: boolean; readonly overloaded?: boolean };
    if (retryable !== true || overloaded === true) throw error;
    return call();
  }
}
