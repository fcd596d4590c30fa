import type { Figures as Answer } from '@bestellwerk/domain/contracts/figures.schema';
import { formatMoney } from '@bestellwerk/domain/text/formats';
import { isEnoughLabour } from '@bestellwerk/domain/statistics/labour';
import { HeatMap } from '../../../shared/charts/heat-map.js';
import { useCurrency, useTimeZone } from '../../../shared/shop/shop-api.js';
import { Figure, Figures } from '../../../shared/ui/block.js';
import { FigureBlock } from '../frame/figure-block.js';
import { RowsTable } from '../frame/rows-table.js';
import { durationWords, useChange } from '../frame/figure-words.js';
import { useFiguresChoice } from '../frame/figures-choice.js';
import { inFile, minutesColumn, numberColumn, textColumn } from '../frame/row-columns.js';
import { TimeChart } from '../frame/time-chart.js';
import { BEFORE } from '../frame/time-rows.js';

const TITLE = 'Umsatz je Arbeitsstunde';
const NOTHING = '–';
const perHour = { key: 'perHour', label: TITLE, color: 'var(--bw-chart-1)' };

const hasNeither = ({ figures }: Answer): boolean =>
  !figures?.gross && !figures?.minutes && !figures?.unstaffed;

/** What an hour of work brings: by day, hour of the week, and branch. */
export const LabourBlock = () => (
  <FigureBlock
    name="sales-per-labour-hour"
    title={TITLE}
    isEmpty={hasNeither}
    note="Umsatz hier ohne Abzug von Rückgaben, Zeit mit Pausen und laufenden Diensten. Die Wochenstunden sind ein Durchschnitt, vom ersten Tag mit einem Dienst an gerechnet."
  >
    {(figures) => <Labour figures={figures} />}
  </FigureBlock>
);

function Labour({ figures: answer }: { figures: Answer }) {
  const { figures, previousFigures, matrix = [], rows = [] } = answer;
  const { compare } = useFiguresChoice();
  const timeZone = useTimeZone();
  const currency = useCurrency();
  const money = (value: number) => formatMoney(value, currency);
  const { change } = useChange(answer, compare);
  const { gross = 0, minutes = 0, unstaffed = 0 } = figures ?? {};
  const total = ofWork(answer.total, minutes);
  const previousTotal = ofWork(answer.previousTotal, previousFigures?.minutes);
  return (
    <>
      <Figures name="Umsatz und Arbeitszeit">
        <Figure
          name={TITLE}
          value={total === undefined ? NOTHING : money(total)}
          note={
            total === undefined ? 'erst ab einer Stunde Arbeitszeit' : change(total, previousTotal, money)
          }
        />
        <Figure
          name="Umsatz"
          value={money(gross)}
          note={
            unstaffed > 0
              ? `ohne ${money(unstaffed)} von Tagen ohne erfasste Arbeitszeit`
              : change(gross, previousFigures?.gross, money)
          }
        />
        <Figure
          name="Anwesend"
          value={durationWords(minutes)}
          note={change(minutes, previousFigures?.minutes, durationWords)}
        />
      </Figures>
      <TimeChart
        title={TITLE}
        kind="line"
        file="umsatz-je-arbeitsstunde"
        figures={withGaps(answer)}
        series={[perHour]}
        isCompared
      />
      <HeatMap title={TITLE} timeZone={timeZone} cells={matrix} words={money} />
      <RowsTable
        caption={`${TITLE} und Filiale`}
        file="umsatz-je-arbeitsstunde-filialen"
        rows={rows}
        columns={[
          textColumn('Filiale'),
          {
            ...numberColumn('value', 'Je Arbeitsstunde', money, inFile.averageMoney),
            value: ({ value, minutes }) => ofWork(value, minutes) ?? null,
          },
          numberColumn('gross', 'Umsatz', money, inFile.money),
          minutesColumn('minutes', 'Anwesend'),
        ]}
      />
    </>
  );
}

/** What hours of work brought; undefined where there is not a single one. */
const ofWork = (value: number | undefined, minutes: unknown): number | undefined =>
  typeof minutes === 'number' && !isEnoughLabour(minutes) ? undefined : value;

/** With the values as `perHour`, and those that are compared, only where people worked. */
function withGaps({ previousSeries, ...answer }: Answer): Answer {
  const series = answer.series?.map((point, index) => {
    const before = previousSeries?.[index];
    const [now, then] = [ofWork(point.value, point.minutes), before && ofWork(before.value, before.minutes)];
    return {
      ...point,
      ...(now !== undefined && { [perHour.key]: now }),
      ...(then !== undefined && { [BEFORE]: then }),
    };
  });
  return { ...answer, ...(series && { series }) };
}
