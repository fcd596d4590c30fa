import type { VerifyReport } from './verify.js';

/** A report for a terminal: a table, and below it what was found. */
export function reportLines({
  checks,
  tables,
  streams,
  events,
  position,
  chain,
  isRight,
}: VerifyReport): string[] {
  const rows = [
    ['', 'rows', 'findings'],
    ...checks.map(({ check, findings }) => [
      check,
      check === 'streams' ? String(streams) : '',
      String(findings),
    ]),
    ...tables.map(({ table, rows: count, differences }) => [table, String(count), String(differences)]),
  ];
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]!.length)));
  const table = rows.map(
    ([name, count, findings]) =>
      `${name!.padEnd(widths[0]!)}  ${count!.padStart(widths[1]!)}  ${findings!.padStart(widths[2]!)}`,
  );
  const found = [
    ...checks.map(({ check, findings, listed }) => ({ name: check, count: findings, listed })),
    ...tables.map(({ table: name, differences, listed }) => ({ name, count: differences, listed })),
  ].filter(({ count }) => count > 0);
  const details = found.flatMap(({ name, count, listed }) => [
    '',
    `${name}:`,
    ...listed.map((finding) => `  ${finding}`),
    ...(count > listed.length ? [`  and ${count - listed.length} more`] : []),
  ]);
  const head =
    chain && !chain.finding ? [`The chain over the first ${chain.events} events: ${chain.hash}`] : [];
  const verdict = isRight ? 'Everything follows from the log.' : 'There are findings.';
  return [...table, ...details, '', ...head, `${events} events up to position ${position}. ${verdict}`];
}
