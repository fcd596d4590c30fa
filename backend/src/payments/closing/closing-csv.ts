import type { ClosingState } from '@bestellwerk/domain/contracts/closing.schema';
import { typedDateText } from '@bestellwerk/domain/calendar/typed-date';
import { roundingText, turnoverDayText } from '@bestellwerk/domain/ordering/closing/closing-texts';
import { formatDateTime } from '@bestellwerk/domain/text/formats';
import { csvFile, csvMoney, csvText } from '../csv.js';
import { cashLines, DIFFERENCE, differences, type Line, linesOf } from './closing-lines.js';
import type { ClosedDay } from './closings.js';

const heads = ['Geschäftstag', 'Filiale', 'Bereich', 'Bezeichnung', 'Anzahl', 'Netto', 'Steuer', 'Betrag', 'Währung', 'Abgeschlossen', 'Abgeschlossen am', 'Abgeschlossen von', 'Grund der Differenz']; // prettier-ignore

interface ClosedDays {
  readonly days: readonly ClosedDay[];
  readonly currency: string;
  readonly timeZone: string;
  readonly branchName: (id: string) => string;
}

/**
 * Days as a file for accounting: a line for each rate, each kind of taking, and what explains their difference. Of a closed day
 * what was closed, what came later, and both together: nobody may take what came later for closed.
 */
export function closingCsv({ days, currency, timeZone, branchName }: ClosedDays): string {
  const rows = days.flatMap((day) =>
    stampedLines(day, timeZone).map(({ line, stamp }) => [
      typedDateText(day.date),
      csvText(branchName(day.branch)),
      line.part,
      csvText(line.name),
      line.count === undefined ? '' : String(line.count),
      line.net === undefined ? '' : csvMoney(line.net),
      line.tax === undefined ? '' : csvMoney(line.tax),
      csvMoney(line.amount),
      currency,
      ...stamp,
    ]),
  );
  return csvFile([heads, ...rows, noteOf(turnoverDayText), noteOf(laterText), noteOf(roundingText)]);
}

const laterText =
  'Spalte „Abgeschlossen“: „ja“ ist, was abgeschlossen wurde, „danach“, was nach dem Abschluss kam. „zusammen“ (Bereich „Stand jetzt“) ist die Summe von beidem.';

const noteOf = (text: string): string[] => [
  '',
  '',
  'Hinweis',
  csvText(text),
  ...heads.slice(4).map(() => ''),
];

interface StampedLine {
  readonly line: Line;
  /** The last columns: whether it is closed, when, by whom, and the reason of a difference. */
  readonly stamp: readonly string[];
}

const unclosed =
  (word: string) =>
  (line: Line): StampedLine => ({ line, stamp: [word, '', '', ''] });

function stampedLines({ figures, closing }: ClosedDay, timeZone: string): StampedLine[] {
  const now = linesOf(figures);
  if (!closing?.isClosed) return now.map(unclosed('nein'));
  // Older closings know neither reductions nor donations.
  const closed = linesOf({ reducedGross: 0, reductions: [], donatedAmount: 0, ...closing.closed });
  const later = differences(closed, now);
  const together = later.length === 0 ? [] : now.map(asItIsNow);
  return [
    ...[...closed, ...cashLines(closing.cash)].map((line) => ({
      line,
      stamp: stampOf(closing, line, timeZone),
    })),
    ...later.map(unclosed('danach')),
    ...together.map(unclosed('zusammen')),
  ];
}

/** In a part of their own, so that the other parts still add up over the whole file. */
const asItIsNow = ({ part, name, ...figures }: Line): Line => ({
  ...{ ...figures, part: 'Stand jetzt', name: `${part}: ${name}` },
});

/** That the line is closed, when and by whom; the reason beside its difference only. */
function stampOf({ steps }: ClosingState, line: Line, timeZone: string): string[] {
  const last = steps.findLast(({ type }) => type === 'closed')!;
  return [
    'ja',
    formatDateTime(new Date(last.at), timeZone),
    csvText(last.by.name ?? 'Unbekannt'),
    line.name === DIFFERENCE ? csvText(last.reason ?? '') : '',
  ];
}
