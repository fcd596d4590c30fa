import { formatMonth } from '../../calendar/calendar-month.js';
import { typedDateText } from '../../calendar/typed-date.js';
import type { Decision } from '../../kernel/decider.js';
import { toDecimal, toUnits } from '../../kernel/money.js';
import { refuse, refuseAll, type Problem, type Refusal } from '../../kernel/refusal.js';
import type { Closing } from './closing.js';
import type { CashCount, ClosingEvent } from './closing-events.js';
import type { ClosingFigures } from './closing-figures.schema.js';
import { cashOf } from './closing-figures.js';

/** Figures up to a position of the log, and what somebody saw who closes them. Money in decimals. */
export interface SeenFigures {
  readonly figures: ClosingFigures;
  readonly position: string;
  readonly shown: { readonly gross: number; readonly amount: number };
}

export interface CloseDay extends SeenFigures {
  /** YYYY-MM-DD */
  readonly date: string;
  /** The current business day of the branch. */
  readonly today: string;
  /** The business day of its first order; null if there was none yet. */
  readonly firstDay: string | null;
  readonly cash: Pick<CashCount, 'opening' | 'counted' | 'withdrawn'>;
  readonly reason: string;
}

/** Closes a business day with its figures and the counted cash. The current day may be closed before it ends. */
export function closeDay(closing: Closing, request: CloseDay): Decision<ClosingEvent> {
  const { date, today, figures, position, reason } = request;
  if (date > today) {
    return refuse(
      'invalid',
      'day-in-future',
      'Dieser Geschäftstag hat noch nicht begonnen. Bitte wählen Sie einen früheren.',
      'date',
    );
  }
  const nothing = nothingToClose(date, request.firstDay);
  if (nothing) return refuse('invalid', 'nothing-before', nothing, 'date');
  if (closing.isMonthClosed) return refuseMonthClosed(date);
  if (closing.days.includes(date)) {
    return refuse('conflict', 'day-is-closed', `Der ${dayText(date)} ist schon abgeschlossen.`);
  }
  if (!isAsShown(request)) return refuseChanged();
  const cash = countedCash(figures, { ...request.cash, withdrawnBefore: closing.withdrawn[date] ?? 0 });
  const [first, ...others] = cashProblems(cash, reason);
  if (first) return refuseAll('cash-count', [first, ...others]);
  const isRight = toUnits(cash.counted) === toUnits(cash.expected);
  return [{ type: 'DayClosed', data: { date, position, figures, cash, reason: isRight ? '' : reason } }];
}

/**
 * Why there is nothing to close in a day (YYYY-MM-DD) or a month (YYYY-MM); null where there may be. Takings are always for an
 * order, so none are older than the first.
 */
export function nothingToClose(period: string, firstDay: string | null): string | null {
  if (firstDay === null) return 'Diese Filiale hat noch keine Bestellung. Es gibt nichts abzuschließen.';
  return period < firstDay.slice(0, period.length)
    ? `Die erste Bestellung dieser Filiale ist vom ${dayText(firstDay)}. Davor gibt es nichts abzuschließen.`
    : null;
}

/** What was counted, beside what should be there: what was taken out when the day was closed before is not in the till any more. */
export function countedCash(
  figures: Pick<ClosingFigures, 'takings'>,
  cash: CloseDay['cash'] & { readonly withdrawnBefore: number },
): CashCount {
  const { withdrawnBefore, ...count } = cash;
  const expected = toUnits(cash.opening) + toUnits(cashOf(figures)) - toUnits(withdrawnBefore);
  return {
    ...{ ...count, expected: toDecimal(expected) },
    ...(withdrawnBefore > 0 && { withdrawnBefore }),
  };
}

/** More cash than expected, or less. Decimal. */
export const cashDifference = ({ counted, expected }: Pick<CashCount, 'counted' | 'expected'>): number =>
  toDecimal(toUnits(counted) - toUnits(expected));

/** What is wrong with a count; the form and the server ask the same. */
export function cashProblems(cash: CashCount, reason: string): Problem[] {
  const problems: Problem[] = [];
  if (toUnits(cash.withdrawn) > toUnits(cash.counted)) {
    problems.push({
      field: 'withdrawnCash',
      message: 'Es kann nicht mehr entnommen werden, als gezählt wurde.',
    });
  }
  if (cashDifference(cash) !== 0 && reason.trim() === '') {
    problems.push({
      field: 'reason',
      message: 'Bitte geben Sie an, warum der gezählte Betrag vom erwarteten abweicht.',
    });
  }
  return problems;
}

/** Opens a closed day again. What was closed stays in the log. */
export function reopenDay(closing: Closing, date: string, reason: string): Decision<ClosingEvent> {
  if (!closing.days.includes(date)) return [];
  if (closing.isMonthClosed) return refuseMonthClosed(date);
  return [{ type: 'DayReopened', data: { date, reason } }];
}

export interface CloseMonth extends SeenFigures {
  /** YYYY-MM */
  readonly month: string;
  /** The current business day of the branch. */
  readonly today: string;
  /** The business day of its first order; null if there was none yet. */
  readonly firstDay: string | null;
  /** Its days on which something was sold, canceled or paid. */
  readonly businessDays: readonly string[];
}

/** Closes a month that is over and of which every day with business is closed. */
export function closeMonth(closing: Closing, request: CloseMonth): Decision<ClosingEvent> {
  const { month, today, businessDays, figures, position } = request;
  if (month >= today.slice(0, 7)) {
    return refuse(
      'invalid',
      'month-not-over',
      `Der ${formatMonth(month)} kann erst abgeschlossen werden, wenn er vorbei ist.`,
      'month',
    );
  }
  const nothing = nothingToClose(month, request.firstDay);
  if (nothing) return refuse('invalid', 'nothing-before', nothing, 'month');
  if (closing.isMonthClosed) {
    return refuse('conflict', 'month-is-closed', `Der ${formatMonth(month)} ist schon abgeschlossen.`);
  }
  const open = businessDays.filter((day) => !closing.days.includes(day));
  if (open.length > 0) {
    const days = open.length > 5 ? `${open.length} Tage` : open.map(dayText).join(', ');
    return refuse('conflict', 'days-are-open', `Bitte schließen Sie zuerst diese Tage ab: ${days}.`);
  }
  if (!isAsShown(request)) return refuseChanged();
  return [{ type: 'MonthClosed', data: { month, position, figures } }];
}

export function reopenMonth(closing: Closing, month: string, reason: string): Decision<ClosingEvent> {
  return closing.isMonthClosed ? [{ type: 'MonthReopened', data: { month, reason } }] : [];
}

const isAsShown = ({ figures, shown }: SeenFigures): boolean =>
  toUnits(figures.gross) === toUnits(shown.gross) && toUnits(figures.amount) === toUnits(shown.amount);

const refuseChanged = (): Refusal =>
  refuse(
    'conflict',
    'figures-changed',
    'Die Zahlen haben sich inzwischen geändert. Bitte sehen Sie sie noch einmal durch.',
  );

const refuseMonthClosed = (date: string): Refusal =>
  refuse(
    'conflict',
    'month-is-closed',
    `Der ${formatMonth(date.slice(0, 7))} ist schon abgeschlossen. Bitte öffnen Sie zuerst den Monat wieder.`,
  );

const dayText = (date: string): string => typedDateText(date);
