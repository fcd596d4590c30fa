import type { Figures as Answer } from '@bestellwerk/domain/contracts/figures.schema';
import { formatMoney } from '@bestellwerk/domain/text/formats';
import { HeatMap } from '../../../shared/charts/heat-map.js';
import { useCurrency, useTimeZone } from '../../../shared/shop/shop-api.js';
import { Figure, Figures } from '../../../shared/ui/block.js';
import { changeWords } from '@bestellwerk/domain/views/change-words';
import { FigureBlock } from '../frame/figure-block.js';
import { RowsTable } from '../frame/rows-table.js';
import { comparedWords, durationWords } from '../frame/figure-words.js';
import { useFiguresChoice } from '../frame/figures-choice.js';
import { minutesColumn, numberColumn, textColumn } from '../frame/row-columns.js';
import { TimeChart } from '../frame/time-chart.js';
import { seriesBefore } from '../frame/time-rows.js';

const TITLE = 'Umsatz je Arbeitsstunde';
const perHour = { key: 'value', label: TITLE, color: 'var(--bw-chart-1)' };

/** What an hour of work brings: by day, hour of the week, and branch. */
export const LabourBlock = () => (
  <FigureBlock name="sales-per-labour-hour" title={TITLE}>
    {(figures) => <Labour figures={figures} />}
  </FigureBlock>
);

function Labour({ figures: answer }: { figures: Answer }) {
  const { total, previousTotal, figures, previousFigures, matrix = [], rows = [] } = answer;
  const { compare } = useFiguresChoice();
  const timeZone = useTimeZone();
  const currency = useCurrency();
  const money = (value: number) => formatMoney(value, currency);
  const when = comparedWords[compare ?? 'previous'];
  const { gross = 0, minutes = 0 } = figures ?? {};
  return (
    <>
      <Figures name="Umsatz und Arbeitszeit">
        <Figure name={TITLE} value={money(total)} note={changeWords(total, previousTotal, money, when)} />
        <Figure
          name="Umsatz"
          value={money(gross)}
          note={changeWords(gross, previousFigures?.gross, money, when)}
        />
        <Figure
          name="Arbeitsstunden"
          value={durationWords(minutes)}
          note={changeWords(minutes, previousFigures?.minutes, durationWords, when)}
        />
      </Figures>
      <TimeChart
        title={TITLE}
        kind="line"
        file="umsatz-je-arbeitsstunde"
        figures={answer}
        series={[perHour, ...seriesBefore(answer, compare)]}
      />
      <HeatMap title={TITLE} timeZone={timeZone} cells={matrix} words={money} />
      <RowsTable
        caption={`${TITLE} und Filiale`}
        file="umsatz-je-arbeitsstunde-filialen"
        rows={rows}
        columns={[
          textColumn('Filiale'),
          numberColumn('value', 'Je Arbeitsstunde', money),
          numberColumn('gross', 'Umsatz', money),
          minutesColumn('minutes', 'Arbeitsstunden'),
        ]}
      />
    </>
  );
}
