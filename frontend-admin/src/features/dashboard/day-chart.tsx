import '@mantine/charts/styles.layer.css';
import { BarChart } from '@mantine/charts';
import { formatDate, formatMoney, formatNumber, formatWeekday } from '@bestellwerk/domain/rules/formats';
import { useConfigQuery } from '../../shared/api/shop-api.js';
import { Block } from '../../shared/ui/block.js';
import type { ChartRow } from './chart-rows.js';
import classes from './dashboard-page.module.css';

interface Properties {
  title: string;
  unit: 'money' | 'count';
  rows: ChartRow[];
  series: { name: string; color: string }[];
}

const noon = (date: string) => new Date(`${date}T12:00:00Z`);
const shortDate = (date: string) => formatDate(noon(date), 'UTC').slice(0, 6);
const longDate = (date: string) => `${formatWeekday(noon(date), 'UTC')}, ${formatDate(noon(date), 'UTC')}`;

/** Stacked bars per day, with the same figures as a table. */
export default function DayChart({ title, unit, rows, series }: Properties) {
  const currency = useConfigQuery().data?.currency ?? 'EUR';
  const words = (value: number) => (unit === 'money' ? formatMoney(value, currency) : formatNumber(value));
  const axisWords = (value: number) => formatNumber(value);
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
          xAxisProps={{ tickFormatter: shortDate, minTickGap: 12 }}
          yAxisProps={{ tickFormatter: axisWords, width: 52, allowDecimals: false }}
          tooltipProps={{ labelFormatter: (date) => (date ? longDate(String(date)) : '') }}
          tooltipAnimationDuration={0}
          barProps={{ isAnimationActive: false }}
          barChartProps={{ accessibilityLayer: false }}
        />
      </div>
      <AsTable title={title} rows={rows} series={series} words={words} />
    </Block>
  );
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
  rows,
  series,
  words,
}: Omit<Properties, 'unit'> & { words(value: number): string }) {
  return (
    <details className={classes.asTable}>
      <summary>Als Tabelle anzeigen</summary>
      <div tabIndex={0} role="region" aria-label={`Tabelle: ${title}`}>
        <table>
          <thead>
            <tr>
              <th scope="col">Tag</th>
              {series.map(({ name }) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.date}>
                <th scope="row">{longDate(row.date)}</th>
                {series.map(({ name }) => (
                  <td key={name}>{words(Number(row[name]))}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
