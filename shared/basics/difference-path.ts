/**
 * Where the build has a file as its difference from an older one, beside its own files.
 * @param oldHash SHA-256 of the older file, in base64
 * @param path the file's own address
 */
export const differencePath = (oldHash: string, path: string): string =>
  `/differences/${oldHash.replaceAll("+", "-").replaceAll("/", "_").replace("=", "")}${path}`;
