import { fromSafeValue, hasEscapes } from "./safe-value.ts";

/**
 * Reads a body cell by cell. Every character is read once and the cursor never goes back, so the time is linear in any
 * body. It tolerates a byte order mark and white space between rows, empty rows (a doubled `~~`), cells without a key,
 * and an end in the middle of a cell, which is then dropped.
 */
export type Cursor = {
  readonly body: string;
  readonly isEscaped: boolean;
  at: number;
  isInRow: boolean;
  keyStart: number;
  keyEnd: number;
  /**
   * The current key's characters, 7 bits each; 0 when they are not one to four ASCII characters,
   * -1 after the row's last cell.
   */
  keyCode: number;
  valueEnd: number;
  /** Rows so far whose first cell has no key or no end, so that their kind is unknown. */
  dropped: number;
};

const rowIsRead = -1;
const rowEnd = 0x7e;
const cellEnd = 0xac;
const keyEnd = 0xf7;
const byteOrderMark = 0xfeff;
const space = 0x20;
const minus = 0x2d;
const zero = 0x30;

export function openBody(body: string): Cursor {
  return {
    body,
    isEscaped: hasEscapes(body),
    at: 0,
    isInRow: false,
    keyStart: 0,
    keyEnd: 0,
    keyCode: 0,
    valueEnd: 0,
    dropped: 0,
  };
}

/** Moves to the first cell of the next row; false at the end of the body. */
export function nextRow(cursor: Cursor): boolean {
  while (cursor.isInRow) nextCell(cursor);
  while (skipNoise(cursor)) {
    const start = cursor.at;
    cursor.isInRow = true;
    if (nextCell(cursor) && cursor.keyStart === start) return true;
    cursor.dropped += 1;
    while (cursor.isInRow) nextCell(cursor);
  }
  return false;
}

function skipNoise(cursor: Cursor): boolean {
  const { body } = cursor;
  for (; cursor.at < body.length; cursor.at += 1) {
    const code = body.charCodeAt(cursor.at);
    if (code > space && code !== rowEnd && code !== byteOrderMark) return true;
  }
  return false;
}

/** Moves to the row's next cell; false at the end of the row. */
export function nextCell(cursor: Cursor): boolean {
  const { body } = cursor;
  const length = body.length;
  let at = cursor.at;
  while (cursor.isInRow && at < length) {
    const keyStart = at;
    let keyCode = 0;
    let allBits = 0;
    let code = 0;
    for (; at < length; at += 1) {
      code = body.charCodeAt(at);
      if (code === keyEnd || code === cellEnd || code === rowEnd) break;
      keyCode = (keyCode << 7) | code;
      allBits |= code;
    }
    const foundAt = at;
    if (code === keyEnd) {
      for (at += 1; at < length; at += 1) {
        code = body.charCodeAt(at);
        if (code === cellEnd || code === rowEnd) break;
      }
    }
    if (at === length) break;
    if (code === rowEnd) cursor.isInRow = false;
    cursor.at = at + 1;
    if (foundAt > keyStart && foundAt < at) {
      cursor.keyStart = keyStart;
      cursor.keyEnd = foundAt;
      cursor.keyCode = allBits < 0x80 && foundAt - keyStart <= 4 ? keyCode : 0;
      cursor.valueEnd = at;
      return true;
    }
    at += 1;
  }
  if (at >= length) {
    cursor.at = length;
    cursor.isInRow = false;
  }
  cursor.keyCode = rowIsRead;
  return false;
}

export const keyOf = (cursor: Cursor) => cursor.body.slice(cursor.keyStart, cursor.keyEnd);

/** The value in its wire form. */
export const rawValueOf = (cursor: Cursor): string => cursor.body.slice(cursor.keyEnd + 1, cursor.valueEnd);

export function valueOf(cursor: Cursor): string {
  const value = rawValueOf(cursor);
  return cursor.isEscaped ? fromSafeValue(value) : value;
}

/** The value as a whole number of at most 15 digits, undefined when it is not one. */
export function intOf(cursor: Cursor): number | undefined {
  const { body, valueEnd } = cursor;
  let at = cursor.keyEnd + 1;
  const isNegative = body.charCodeAt(at) === minus;
  if (isNegative) at += 1;
  if (at === valueEnd || valueEnd - at > 15) return undefined;
  let value = 0;
  for (; at < valueEnd; at += 1) {
    const digit = body.charCodeAt(at) - zero;
    if (digit < 0 || digit > 9) return undefined;
    value = value * 10 + digit;
  }
  return isNegative ? 0 - value : value;
}

/** A key's `keyCode`, 0 for keys that have none. */
export function toKeyCode(key: string): number {
  let keyCode = 0;
  for (let at = 0; at < key.length; at += 1) {
    const code = key.charCodeAt(at);
    if (at === 4 || code >= 0x80) return 0;
    keyCode = (keyCode << 7) | code;
  }
  return keyCode;
}
