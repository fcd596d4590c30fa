/** DLE EOT n: printer, reasons for being offline, errors, paper. Answered at once, also while offline. */
export const statusRequest = (n: 1 | 2 | 3 | 4): Buffer => Buffer.from([0x10, 0x04, n]);

/** The four bytes of status, in the order of their requests. */
export type StatusBytes = readonly [printer: number, offline: number, errors: number, paper: number];

/** Every answer to DLE EOT has bits 1 and 4 set and bits 0 and 7 clear. */
export const isStatusByte = (byte: number): boolean => (byte & 0x93) === 0x12;

const XON = 0x11;
const XOFF = 0x13;

/**
 * Whether a printer may send this byte at all. Its messages differ in fixed bits ('Identification of Send Status' in
 * the manuals of Citizen and Epson): DLE EOT 0xx1xx10, the first byte of automatic status 0xx1xx00, its others and GS r
 * 0xx0xxxx, XON and XOFF. Some letters of any text look like a status, but hardly a word has none of the other ones.
 */
export const isOfPrinter = (byte: number): boolean =>
  byte === XON || byte === XOFF || (byte & 0x90) === 0 || (byte & 0x91) === 0x10;

/** Why the printer cannot print, in kebab-case; null if it can. */
export function faultOf([printer, offline, errors, paper]: StatusBytes): string | null {
  if (offline & 0x04) return 'cover-open';
  if (paper & 0x60 || offline & 0x20) return 'paper-out';
  if (errors & 0x08) return 'cutter';
  if (errors & 0x60 || offline & 0x40) return 'mechanical';
  return printer & 0x08 ? 'offline' : null;
}

/** The answer to GS r 1, which comes when everything before it was printed: both bits say that paper is out. */
export const isPaperOut = (answer: number): boolean => (answer & 0x0c) !== 0;
