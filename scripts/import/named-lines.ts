/** Lines that an import prints of what it leaves out; with the rest of its report they are less than 1,000. */
const mostLines = 700;
/** Of one file, so that a file of rubbish leaves room for the others. */
const mostLinesOfFile = 100;

/** Which faults and remarks are named, and how many are only counted. */
export function createNamedLines() {
  const byFile = new Map<string, number>();
  let lines = 0;
  let unnamed = 0;
  return {
    /** Whether one more of a file is named, which stands for so many; one that is not is counted. */
    takes(label: string, count = 1): boolean {
      const ofFile = byFile.get(label) ?? 0;
      if (lines >= mostLines || ofFile >= mostLinesOfFile) {
        unnamed += count;
        return false;
      }
      lines += 1;
      byFile.set(label, ofFile + 1);
      return true;
    },
    unnamed: (): number => unnamed,
  };
}
