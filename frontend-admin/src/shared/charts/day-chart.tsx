import '@mantine/charts/styles.layer.css';
import { BarChart } from '@mantine/charts';
import { formatDuration, formatMoney, formatNumber } from '@bestellwerk/domain/text/formats';
import { shortUnitWords, unitWords, type DayUnit } from '@bestellwerk/domain/calendar/day-units';
import { Block } from '../ui/block.js';
import { axisTicks, type AxisUnit } from './axis-ticks.js';
import type { ChartRow } from './chart-row.js';
import classes from './day-chart.module.css';

interface Properties {
  title: string;
  unit: AxisUnit;
  /** What each row sums up. */
  per?: DayUnit;
  rows: ChartRow[];
  series: { name: string; color: string }[];
  /** What the table calls the sum of a day's series; without a name it has none. */
  sum?: string;
  /** Of money. */
  currency?: string;
}

const columnWords: Readonly<Record<DayUnit, string>> = { day: 'Tag', week: 'Woche', month: 'Monat' };

/** Stacked bars per day, week or month, with the same figures as a table. */
export default function DayChart({
  title,
  unit,
  per = 'day',
  rows,
  series,
  sum,
  currency = 'EUR',
}: Properties) {
  const words = (value: number) => valueWords(unit, value, currency);
  const axisWords = (value: number) =>
    unit === 'minutes' ? `${formatNumber(value / 60, 0)}\u00a0h` : formatNumber(value);
  const ticks = axisTicks(
    rows,
    series.map(({ name }) => name),
    unit,
  );
  return (
    <Block title={title} tools={<Legend series={series} />}>
      <div role="img" aria-label={`${title}, Säulendiagramm. Die Werte stehen in der Tabelle darunter.`}>
        <BarChart
          className={classes.chart}
          h={280}
          type="stacked"
          data={rows}
          dataKey="date"
          series={series}
          valueFormatter={words}
          maxBarWidth={44}
          tickLine="none"
          gridAxis="x"
          strokeDasharray="0"
          xAxisProps={{ tickFormatter: (date: string) => shortUnitWords(date, per), minTickGap: 12 }}
          yAxisProps={{ tickFormatter: axisWords, width: 52, ticks, domain: [ticks[0]!, ticks.at(-1)!] }}
          tooltipProps={{ labelFormatter: (date) => (date ? unitWords(String(date), per) : '') }}
          tooltipAnimationDuration={0}
          barProps={{ isAnimationActive: false }}
          barChartProps={{ accessibilityLayer: false }}
        />
      </div>
      <AsTable title={title} per={per} rows={rows} series={series} sum={sum} words={words} />
    </Block>
  );
}

function valueWords(unit: AxisUnit, value: number, currency: string): string {
  if (unit === 'money') return formatMoney(value, currency);
  return unit === 'minutes' ? formatDuration(value) : formatNumber(value);
}

function Legend({ series }: Pick<Properties, 'series'>) {
  return (
    <ul className={classes.legend}>
      {series.map(({ name, color }) => (
        <li key={name} style={{ '--colour': color } as React.CSSProperties}>
          {name}
        </li>
      ))}
    </ul>
  );
}

function AsTable({
  title,
  per,
  rows,
  series,
  sum,
  words,
}: Omit<Properties, 'unit' | 'per'> & { per: DayUnit; words(value: number): string }) {
  return (
    <details className={classes.asTable}>
      <summary>Als Tabelle anzeigen</summary>
      <div tabIndex={0} role="region" aria-label={`Tabelle: ${title}`}>
        <table>
          <thead>
            <tr>
              <th scope="col">{columnWords[per]}</th>
              {series.map(({ name }) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
              {sum && <th scope="col">{sum}</th>}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.date}>
                <th scope="row">{unitWords(row.date, per)}</th>
                {series.map(({ name }) => (
                  <td key={name}>{words(Number(row[name]))}</td>
                ))}
                {sum && <td>{words(series.reduce((total, { name }) => total + Number(row[name]), 0))}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
