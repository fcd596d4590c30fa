import { useMemo } from 'react';
import type { FigureCell } from '@bestellwerk/domain/contracts/figures.schema';
import { weekHours } from '@bestellwerk/domain/opening-hours/week-hours';
import { formatNumber } from '@bestellwerk/domain/text/formats';
import { useBranchOnScreen } from '../../../shared/branches/use-branches.js';
import { HeatMap, type Shortage } from '../../../shared/charts/heat-map.js';
import { hourWords, placeOf, weekdayWords } from '../../../shared/charts/heat-map-words.js';
import { useBranchesQuery, useTimeZone } from '../../../shared/shop/shop-api.js';
import { FigureTable, type FigureColumn } from '../frame/figure-table.js';

interface Properties {
  title: string;
  /** What the numbers count. */
  value: string;
  cells: readonly FigureCell[];
  file: string;
  /** The cells are of days that have not begun. */
  isAhead?: boolean;
  /** Beside the number, and as a column. */
  plannedWords?: (planned: number) => string;
  shortage?: Shortage;
}

type HourRow = FigureCell & { key: string };

const averageWords = (value: number): string => formatNumber(value, Number.isInteger(value) ? 0 : 1);

/** The hours of a week in colours and as a table. A single branch has its opening hours beside them. */
export function WeekFigures({
  title,
  value,
  cells,
  file,
  isAhead = false,
  plannedWords,
  shortage,
}: Properties) {
  const openingHours = useOpeningHours();
  return (
    <>
      <HeatMap
        title={title}
        timeZone={useTimeZone()}
        cells={cells}
        words={averageWords}
        isAhead={isAhead}
        openingHours={openingHours}
        plannedWords={plannedWords}
        shortage={shortage}
      />
      <FigureTable
        caption={title}
        file={file}
        rows={cells.map((cell): HourRow => ({ ...cell, key: placeOf(cell.weekday, cell.hour) }))}
        columns={[...columnsOf(value), ...(plannedWords ? [plannedColumn] : [])]}
      />
    </>
  );
}

const columnsOf = (value: string): FigureColumn<HourRow>[] => [
  { key: 'weekday', label: 'Wochentag', isText: true, value: ({ weekday }) => weekdayWords(weekday) },
  { key: 'hour', label: 'Stunde', value: ({ hour }) => hour, words: hourWords },
  { key: 'value', label: value, value: (cell) => cell.value, words: averageWords },
];

const plannedColumn: FigureColumn<HourRow> = {
  ...{ key: 'planned', label: 'Menschen geplant', words: averageWords },
  value: ({ planned }) => planned ?? null,
};

/** Of the branch on screen; several branches have none in common. */
function useOpeningHours() {
  const id = useBranchOnScreen()?.id;
  const { data: branches } = useBranchesQuery();
  const entries = branches?.find((branch) => branch.id === id)?.openingHours;
  return useMemo(() => entries && weekHours(entries), [entries]);
}
