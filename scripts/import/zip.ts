import { unzipSync, type UnzipFileInfo } from "fflate";

export type ZipEntry = { readonly name: string; readonly read: () => Buffer };

const methods: ReadonlySet<number> = new Set([0, 8]);
/** Size limit of one unpacked file; the largest that is read has 3 MB. A file larger than its stated size is cut off at that size. */
const mostBytes = 64 * 1024 * 1024;

/** The files of a ZIP archive, or the reason why it is unreadable. `read` unpacks a file and throws if its bytes are broken. */
export function readZip(archive: Buffer): readonly ZipEntry[] | string {
  const files: UnzipFileInfo[] = [];
  try {
    unzipSync(archive, {
      filter: (file) => {
        files.push(file);
        return false;
      },
    });
  } catch {
    return "is no ZIP archive";
  }
  const unknown = files.find(({ compression }) => !methods.has(compression));
  if (unknown !== undefined) return `${unknown.name} is packed in an unknown way`;
  const large = files.find(({ originalSize }) => originalSize > mostBytes);
  if (large !== undefined) return `${large.name} is larger than ${mostBytes / 1024 / 1024} MiB when it is unpacked`;
  return files.map(({ name }) => ({
    name,
    read() {
      const content = unzipSync(archive, { filter: (file) => file.name === name })[name];
      if (content === undefined) throw new Error(`${name} is not in the archive`);
      return Buffer.from(content.buffer, content.byteOffset, content.byteLength);
    },
  }));
}
