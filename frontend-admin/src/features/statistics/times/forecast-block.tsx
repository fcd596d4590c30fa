import { addDays } from '@bestellwerk/domain/calendar/zoned-time';
import type { Figures } from '@bestellwerk/domain/contracts/figures.schema';
import { formatNumber, formatShare } from '@bestellwerk/domain/text/formats';
import { useChosenBranch } from '../../../shared/branches/use-branches.js';
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
  const { currentData } = useFiguresQuery({ name: 'order-forecast', ...last, branch });
  return (
    <FigureBlock
      name="order-forecast"
      title="Erwartete Bestellungen der nächsten sieben Tage"
      note={currentData && noteOf(currentData)}
      days={{ from: addDays(today, 1), to: addDays(today, 7) }}
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
            cells={figures.matrix ?? []}
            file="vorschau-stunden"
            isAhead
          />
        </>
      )}
    </FigureBlock>
  );
}

function noteOf({ total, figures }: Figures): string {
  const { error, placed = 0 } = figures ?? {};
  if (error === undefined || total === 0)
    return 'Wie gut die Vorschau ist, steht hier, sobald es Bestellungen von mehr als zwei Wochen gibt.';
  const expected = formatNumber(Math.round(total), 0);
  return `In den letzten sieben Tagen wich die Vorschau je Tag um ${formatShare(error)} ab: ${expected} erwartet, ${formatNumber(placed, 0)} gekommen.`;
}
