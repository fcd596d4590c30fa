import { useMediaQuery } from '@mantine/hooks';
import { type PointerEvent, useState } from 'react';
import type { FigureCell } from '@bestellwerk/domain/contracts/figures.schema';
import { formatNumber } from '@bestellwerk/domain/text/formats';
import { useAtNow } from '../ui/use-now.js';
import { useOnPaper } from '../ui/use-on-paper.js';
import { heatLevels, type HeatStep } from './heat-map-levels.js';
import { HeatMapTable, type HeatCell } from './heat-map-table.js';
import { hoursOfDay, hourWords, placeAt, placeOf, weekdayNumbers, weekdayWords } from './heat-map-words.js';
import classes from './heat-map.module.css';

interface Properties {
  title: string;
  timeZone: string;
  /** Hours of a week; those that are left out have no value. */
  cells: readonly FigureCell[];
  words(value: number): string;
  /** The cells are of days that have not begun: none of them is now. */
  isAhead?: boolean;
  /** Weekdays from Monday, 1; hours outside are hatched. */
  openingHours?: ((weekday: number, hour: number) => boolean) | undefined;
  /** '3 geplant', beside the value; of hours that lie ahead it is all that is known. */
  plannedWords?: ((planned: number) => string) | undefined;
  /** Which hours are marked, and how: 'weniger als geplant'. */
  shortage?: Shortage | undefined;
}

export interface Shortage {
  words: string;
  isShort(cell: FigureCell): boolean;
}

/**
 * The hours of a week, coloured by how much happens in them. Narrow screens show weekdays beside each other, and hours below;
 * so does paper, with the values, since nobody can point at a cell there.
 */
export function HeatMap({
  title,
  timeZone,
  cells,
  words,
  isAhead = false,
  openingHours,
  plannedWords,
  shortage,
}: Properties) {
  const hasNow = !isAhead && !cells.every((cell) => cell.isAhead);
  const now = useAtNow((at) => (hasNow ? placeAt(at, timeZone) : ''));
  const onPaper = useOnPaper();
  const isNarrow =
    useMediaQuery('(max-width: 719px)', undefined, { getInitialValueInEffect: false }) ?? false;
  const [pointedAt, setPointedAt] = useState<string | null>(null);
  const { levelOf, steps } = heatLevels(cells.map(shownValue), words);
  const cellOf = new Map(cells.map((cell) => [placeOf(cell.weekday, cell.hour), cell]));
  const shownAt = (weekday: number, hour: number): HeatCell => {
    const place = placeOf(weekday, hour);
    const cell = cellOf.get(place);
    const facts = {
      isClosed: openingHours !== undefined && !openingHours(weekday, hour),
      isNow: place === now,
      isAhead: cell?.isAhead === true,
      short: cell && shortage?.isShort(cell) ? shortage.words : null,
    };
    const text = cell ? cellText(cell, words, plannedWords) : NOTHING;
    const level = cell ? levelOf(shownValue(cell)) : null;
    const figures = cell ? cellFigures(cell, words) : NOTHING;
    return { ...facts, level, text, figures, name: nameOf(weekday, hour, text, facts) };
  };
  const shown = new Map(
    weekdayNumbers.flatMap((weekday) =>
      hoursOfDay.map((hour) => [placeOf(weekday, hour), shownAt(weekday, hour)] as const),
    ),
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
        <HeatMapTable title={title} cells={shown} isTurned={isNarrow || onPaper} hasWords={onPaper} />
      </div>
      <Legend
        title={title}
        steps={steps}
        words={words}
        hasClosed={openingHours !== undefined}
        shortage={shortage?.words}
        hasAhead={hasNow && cells.some((cell) => cell.isAhead)}
        hasNow={hasNow}
        isPaired={onPaper && cells.some(({ planned }) => planned !== undefined)}
      />
    </div>
  );
}

const NOTHING = '–';

/** Of what lies ahead only the plan is known. */
const shownValue = ({ value, planned = 0, isAhead }: FigureCell): number => (isAhead ? planned : value);

const cellText = (
  { value, planned, isAhead }: FigureCell,
  words: Properties['words'],
  plannedWords: Properties['plannedWords'],
): string =>
  [!isAhead && words(value), plannedWords && planned !== undefined && plannedWords(planned)]
    .filter(Boolean)
    .join(', ');

/** Short enough for paper. Of what is planned there are people; else the value is all there is. */
function cellFigures({ value, planned, isAhead }: FigureCell, words: Properties['words']): string {
  if (planned === undefined) return words(value);
  return [isAhead ? NOTHING : oneDecimal(value), oneDecimal(planned)].join(' / ');
}

const oneDecimal = (value: number): string => formatNumber(value, Number.isInteger(value) ? 0 : 1);

type Facts = Pick<HeatCell, 'isClosed' | 'isNow' | 'short'>;

/** 'Freitag, 18 bis 19 Uhr: 12,5', with what the looks of the cell say. */
function nameOf(weekday: number, hour: number, text: string, { short, isClosed, isNow }: Facts): string {
  const notes = [short, isClosed && 'außerhalb der Öffnungszeiten', isNow && 'diese Stunde ist jetzt'].filter(
    Boolean,
  );
  const rest = notes.length > 0 ? ` (${notes.join(', ')})` : '';
  return `${weekdayWords(weekday)}, ${hourWords(hour)}: ${text}${rest}`;
}

const busiest = (cells: readonly FigureCell[]): FigureCell | null =>
  cells.reduce<FigureCell | null>(
    (most, cell) => (shownValue(cell) > (most ? shownValue(most) : 0) ? cell : most),
    null,
  );

interface LegendProperties {
  title: string;
  steps: readonly HeatStep[];
  words(value: number): string;
  hasClosed: boolean;
  shortage: string | undefined;
  hasAhead: boolean;
  hasNow: boolean;
  /** Cells have two figures. */
  isPaired: boolean;
}

function Legend({ title, steps, words, hasClosed, shortage, hasAhead, hasNow, isPaired }: LegendProperties) {
  return (
    <ul className={classes.legend} aria-label={`Legende: ${title}`}>
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
      {shortage !== undefined && (
        <li>
          <span data-level={0} data-short aria-hidden />
          {shortage}
        </li>
      )}
      {hasAhead && (
        <li>
          <span data-level={4} data-ahead aria-hidden />
          nur geplant, kommt noch
        </li>
      )}
      {hasNow && (
        <li>
          <span data-level={0} data-now aria-hidden />
          jetzt
        </li>
      )}
      {isPaired && <li>nach dem Schrägstrich: wie viele Menschen geplant sind</li>}
    </ul>
  );
}
