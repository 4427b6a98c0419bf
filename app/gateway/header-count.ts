/** Ten times what a browser sends; a request with more than 1,024 cannot be passed on to the Workers behind. */
const mostHeaders = 256;
/** Shorter than so many headers of one name, which are read as one with commas. */
const shortValue = 2 * mostHeaders;

export function hasTooManyHeaders(headers: Headers): boolean {
  let count = 0;
  for (const [, value] of headers) {
    count += value.length < shortValue ? 1 : value.split(",").length;
    if (count > mostHeaders) return true;
  }
  return false;
}
