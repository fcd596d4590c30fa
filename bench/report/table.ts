import type { Figure } from './figure.js';

const COLUMNS = ['figure', 'value', 'limit', 'ratio'];

/** The figures in columns, as Markdown shows them too. */
export function tableOf(figures: readonly Figure[]): string {
  const rows = [COLUMNS, ...figures.map(cellsOf)];
  const widths = COLUMNS.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => (column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!))).join(' | ')} |`;
  const rule = `| ${widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`;
  return [line(rows[0]!), rule, ...rows.slice(1).map(line)].join('\n');
}

const cellsOf = ({ name, unit, value, limit, ratio }: Figure): string[] => [
  name,
  `${readable(value)} ${unit}`,
  limit === undefined ? '' : `${readable(limit)} ${unit}`,
  ratio === undefined ? '' : ratio.toFixed(2),
];

/** Three digits that count. */
function readable(value: number): string {
  if (Math.abs(value) >= 100) return Math.round(value).toLocaleString('en-US').replaceAll(',', ' ');
  return String(Number(value.toPrecision(3)));
}
