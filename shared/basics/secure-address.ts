/** Whether an address of http leads to this machine itself, which no network is between. */
export const isOnThisMachine = (address: string): boolean =>
  /^http:\/\/(?:127\.0\.0\.1|localhost)(?::\d{1,5})?(?:\/|$)/.test(address);

/** Whether a request to the address cannot be read or changed on its way: https, or this machine itself. */
export const isSecureAddress = (address: string): boolean =>
  /^https:\/\/[^/]/.test(address) || isOnThisMachine(address);
