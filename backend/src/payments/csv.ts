const BYTE_ORDER_MARK = '\uFEFF';

/** A file in the CSV format of German spreadsheets and accounting programs, of cells that are ready. */
export const csvFile = (lines: readonly (readonly string[])[]): string =>
  BYTE_ORDER_MARK + lines.map((cells) => `${cells.join(';')}\r\n`).join('');

/** '1234,50' */
export const csvMoney = (amount: number): string => amount.toFixed(2).replace('.', ',');

/** Quotes a text; an apostrophe prevents spreadsheets from evaluating user input as a formula. */
export function csvText(value: string): string {
  const harmless = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return `"${harmless.replaceAll('"', '""')}"`;
}
