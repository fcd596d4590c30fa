import { NativeSelect } from '@mantine/core';
import { comparisons, type Granularity } from '@bestellwerk/domain/statistics/period';
import { DaysChoice } from '../../../shared/days/days-choice.js';
import filters from '../../../shared/ui/filters.module.css';
import classes from './frame.module.css';
import { stepsFor, useChooseFigures, useFiguresChoice } from './figures-choice.js';
import { comparisonLabels } from './time-rows.js';

interface Properties {
  isCompared: boolean;
  hasSteps: boolean;
}

const comparisonChoices = [
  ...comparisons.map((value) => ({ value, label: comparisonLabels[value] })),
  { value: 'none', label: 'Kein Vergleich' },
];

const stepLabels: Readonly<Record<Granularity, string>> = {
  hour: 'Je Stunde',
  day: 'Je Tag',
  week: 'Je Woche',
  month: 'Je Monat',
};

/** Which days figures are about, what they are compared with, and how they are summed. */
export function FiguresFilters({ isCompared, hasSteps }: Properties) {
  const { from, to, today, compare, granularity } = useFiguresChoice();
  const { chooseDays, choose } = useChooseFigures();
  return (
    <search className={`${filters.filters} ${classes.filters}`}>
      <DaysChoice days={{ from, to }} today={today} others={longRanges(today)} onChange={chooseDays} />
      {isCompared && (
        <NativeSelect
          label="Vergleich"
          value={compare ?? 'none'}
          onChange={({ currentTarget: { value } }) => choose('compare', value === 'previous' ? null : value)}
          data={comparisonChoices}
        />
      )}
      {hasSteps && (
        <NativeSelect
          label="Summen"
          value={granularity ?? ''}
          onChange={({ currentTarget: { value } }) => choose('per', value || null)}
          data={[
            { value: '', label: 'Nach Zeitraum' },
            ...stepsFor({ from, to }).map((value) => ({ value, label: stepLabels[value] })),
          ]}
        />
      )}
    </search>
  );
}

/** Ranges that are shown by months. */
const longRanges = (today: string) => [
  since(Number(today.slice(0, 4)) - 1, today),
  since(Number(today.slice(0, 4)) - 2, today),
];

const since = (year: number, today: string) => ({ label: `Seit ${year}`, from: `${year}-01-01`, to: today });
