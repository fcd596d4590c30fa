import { useMediaQuery } from '@mantine/hooks';
import { type PointerEvent, useState } from 'react';
import type { FigureCell } from '@bestellwerk/domain/contracts/figures.schema';
import { useAtNow } from '../ui/use-now.js';
import { heatLevels, type HeatStep } from './heat-map-levels.js';
import { HeatMapTable, type HeatCell } from './heat-map-table.js';
import { hourWords, placeAt, placeOf, weekdayWords } from './heat-map-words.js';
import classes from './heat-map.module.css';

interface Properties {
  title: string;
  timeZone: string;
  /** All 168 hours of a week. */
  cells: readonly FigureCell[];
  words(value: number): string;
  /** Weekdays from Monday, 1; hours outside are hatched. */
  openingHours?: ((weekday: number, hour: number) => boolean) | undefined;
  /** '3 h geplant'; with it, hours with less than planned are marked. */
  plannedWords?: ((planned: number) => string) | undefined;
}

/** The hours of a week, coloured by how much happens in them. Narrow screens show weekdays beside each other, and hours below. */
export function HeatMap({ title, timeZone, cells, words, openingHours, plannedWords }: Properties) {
  const now = useAtNow((at) => placeAt(at, timeZone));
  const isTurned =
    useMediaQuery('(max-width: 719px)', undefined, { getInitialValueInEffect: false }) ?? false;
  const [pointedAt, setPointedAt] = useState<string | null>(null);
  const { levelOf, steps } = heatLevels(cells.map(({ value }) => value));
  const shown = new Map(
    cells.map((cell): [string, HeatCell] => {
      const { weekday, hour, value, planned } = cell;
      const facts = {
        isClosed: openingHours !== undefined && !openingHours(weekday, hour),
        isNow: placeOf(weekday, hour) === now,
        isShort: plannedWords !== undefined && planned !== undefined && value < planned,
      };
      const text = [words(value), plannedWords && planned !== undefined && plannedWords(planned)]
        .filter(Boolean)
        .join(', ');
      return [
        placeOf(weekday, hour),
        { ...facts, level: levelOf(value), text, name: nameOf(cell, text, facts) },
      ];
    }),
  );
  const point = ({ target }: PointerEvent) =>
    setPointedAt((target as Element).closest('td')?.dataset.place ?? null);
  const peak = busiest(cells);
  return (
    <div className={classes.map}>
      <p className={classes.detail}>
        {(pointedAt && shown.get(pointedAt)?.name) ??
          (peak ? `Am meisten: ${shown.get(placeOf(peak.weekday, peak.hour))!.name}` : 'Keine Werte.')}
      </p>
      <div
        className={classes.scroll}
        tabIndex={0}
        role="region"
        aria-label={`${title}, nach Wochentag und Stunde`}
        onPointerOver={point}
      >
        <HeatMapTable title={title} cells={shown} isTurned={isTurned} />
      </div>
      <Legend
        steps={steps}
        words={words}
        hasClosed={openingHours !== undefined}
        hasPlan={plannedWords !== undefined}
      />
    </div>
  );
}

type Facts = Pick<HeatCell, 'isClosed' | 'isNow' | 'isShort'>;

/** 'Freitag, 18 bis 19 Uhr: 12,5', with what the looks of the cell say. */
function nameOf({ weekday, hour }: FigureCell, text: string, { isClosed, isNow, isShort }: Facts): string {
  const notes = [
    isShort && 'weniger als geplant',
    isClosed && 'außerhalb der Öffnungszeiten',
    isNow && 'diese Stunde ist jetzt',
  ].filter(Boolean);
  const rest = notes.length > 0 ? ` (${notes.join(', ')})` : '';
  return `${weekdayWords(weekday)}, ${hourWords(hour)}: ${text}${rest}`;
}

const busiest = (cells: readonly FigureCell[]): FigureCell | null =>
  cells.reduce<FigureCell | null>((most, cell) => (cell.value > (most?.value ?? 0) ? cell : most), null);

interface LegendProperties {
  steps: readonly HeatStep[];
  words(value: number): string;
  hasClosed: boolean;
  hasPlan: boolean;
}

function Legend({ steps, words, hasClosed, hasPlan }: LegendProperties) {
  return (
    <ul className={classes.legend} aria-label="Legende">
      <li>
        <span data-level={0} aria-hidden />
        nichts
      </li>
      {steps.map(({ level, upTo }) => (
        <li key={level}>
          <span data-level={level} aria-hidden />
          {`bis ${words(upTo)}`}
        </li>
      ))}
      {hasClosed && (
        <li>
          <span data-level={0} data-closed aria-hidden />
          außerhalb der Öffnungszeiten
        </li>
      )}
      {hasPlan && (
        <li>
          <span data-level={0} data-short aria-hidden />
          weniger als geplant
        </li>
      )}
      <li>
        <span data-level={0} data-now aria-hidden />
        jetzt
      </li>
    </ul>
  );
}
