/** The most lines that an import prints about skipped items, so that its whole report stays below 1,000 lines. */
const mostLines = 700;
/** The most lines about one file, so that a file of rubbish leaves room for the others. */
const mostLinesOfFile = 100;

/** Decides which faults and remarks are printed, and counts the others. */
export function createNamedLines() {
  const byFile = new Map<string, number>();
  let lines = 0;
  let unnamed = 0;
  return {
    /** Whether to print one more line about a file, which stands for `count` items. If not, it adds `count` to the unnamed ones. */
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
