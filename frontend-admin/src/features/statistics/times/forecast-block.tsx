import { addDays } from '@bestellwerk/domain/calendar/zoned-time';
import type { FigureCell, Figures } from '@bestellwerk/domain/contracts/figures.schema';
import { formatNumber, formatShare } from '@bestellwerk/domain/text/formats';
import { useChosenBranch } from '../../../shared/branches/use-branches.js';
import { placeOf } from '../../../shared/charts/heat-map-words.js';
import { useToday } from '../../../shared/shop/shop-api.js';
import { useFiguresQuery } from '../../../shared/statistics/figures-api.js';
import { FigureBlock } from '../frame/figure-block.js';
import { TimeChart } from '../frame/time-chart.js';
import { WeekFigures } from './week-figures.js';

const series = [{ key: 'value', label: 'Erwartet', color: 'var(--bw-chart-4)' }];

/** The orders of the coming week, with how right the forecast of the last one was. */
export function ForecastBlock() {
  const today = useToday();
  const branch = useChosenBranch()?.id ?? null;
  const last = { from: addDays(today, -7), to: addDays(today, -1) };
  const next = { from: addDays(today, 1), to: addDays(today, 7) };
  const { currentData } = useFiguresQuery({ name: 'order-forecast', ...last, branch });
  const { currentData: staff } = useFiguresQuery({ name: 'working-schedules', ...next, branch });
  return (
    <FigureBlock
      name="order-forecast"
      title="Erwartete Bestellungen der nächsten sieben Tage"
      note={currentData && noteOf(currentData)}
      days={next}
    >
      {(figures) => (
        <>
          <TimeChart
            title="Erwartete Bestellungen je Tag"
            kind="stacked"
            file="vorschau-tage"
            figures={figures}
            series={series}
          />
          <WeekFigures
            title="Erwartete Bestellungen je Stunde"
            value="Erwartet"
            cells={withPlan(figures.matrix, staff?.matrix)}
            file="vorschau-stunden"
            isAhead
            {...(staff && { plannedWords, shortage })}
          />
        </>
      )}
    </FigureBlock>
  );
}

/** The hours of the week are those of seven days: each is there once. */
function withPlan(expected: readonly FigureCell[] = [], staff: readonly FigureCell[] = []): FigureCell[] {
  const planned = new Map(staff.map((cell) => [placeOf(cell.weekday, cell.hour), cell.planned]));
  return expected.map((cell) => ({ ...cell, planned: planned.get(placeOf(cell.weekday, cell.hour)) ?? 0 }));
}

const plannedWords = (people: number): string =>
  people === 1 ? '1 Mensch geplant' : `${formatNumber(Math.round(people * 10) / 10)} Menschen geplant`;

const shortage = {
  words: 'niemand geplant',
  isShort: ({ value, planned = 0 }: FigureCell) => value >= LEAST_ORDERS && planned < LEAST_PEOPLE,
};
const LEAST_ORDERS = 1;
/** Somebody for half of the hour. */
const LEAST_PEOPLE = 0.5;

function noteOf({ total, figures }: Figures): string {
  const { error, placed = 0 } = figures ?? {};
  if (error === undefined || total === 0)
    return 'Wie gut die Vorschau ist, steht hier, sobald es Bestellungen von mehr als zwei Wochen gibt.';
  const expected = formatNumber(Math.round(total), 0);
  return `In den letzten sieben Tagen wich die Vorschau je Tag um ${formatShare(error)} ab: ${expected} erwartet, ${formatNumber(placed, 0)} gekommen.`;
}
