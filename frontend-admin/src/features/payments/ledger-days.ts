import type { Days } from '../../shared/days/days.js';

/** The server compares no more at once. */
const MOST_DAYS = 31;
const DAY_MS = 86_400_000;

export const ledgerDaysHint = `Abgleich mit den Zahlungsanbietern: höchstens ${MOST_DAYS} Tage auf einmal.`;

/** Why these days are not compared, as a German sentence; null if they are. */
export function ledgerDaysProblem({ from, to }: Days): string | null {
  const count = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  return count > MOST_DAYS
    ? `Für den Abgleich wählen Sie bitte höchstens ${MOST_DAYS} Tage. Gewählt sind ${count}.`
    : null;
}
