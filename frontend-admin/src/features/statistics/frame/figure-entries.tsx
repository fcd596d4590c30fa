import { Button, NativeSelect, Skeleton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import { Link } from 'react-router';
import type { FigureEntry } from '@bestellwerk/domain/contracts/figure-entries.schema';
import type { Figures } from '@bestellwerk/domain/contracts/figures.schema';
import { unitWords } from '@bestellwerk/domain/calendar/day-units';
import { toDecimal, toUnits } from '@bestellwerk/domain/kernel/money';
import { OTHER } from '@bestellwerk/domain/statistics/rows';
import { formatNumber, formatTime } from '@bestellwerk/domain/text/formats';
import { SideDrawer } from '../../../shared/forms/entry-guard.js';
import { FailedRead } from '../../../shared/request-status/failed-read.js';
import { useBranchesQuery, useCurrency, useTimeZone } from '../../../shared/shop/shop-api.js';
import { useFigureEntriesInfiniteQuery } from '../../../shared/statistics/figures-api.js';
import { NumberTable } from '../../../shared/ui/table.js';
import { useFiguresChoice } from './figures-choice.js';
import { valueWords } from './figure-words.js';
import classes from './frame.module.css';

interface Properties {
  /** Of the block that is asked about. */
  title: string;
  figures: Figures;
  /** Of order-times. */
  by?: 'placed' | 'due' | undefined;
}

/** 'Warum?': what a figure is the sum of, down to the order or the shift. */
export function FigureEntries(properties: Properties) {
  const { title } = properties;
  const [isOpen, drawer] = useDisclosure(false);
  return (
    <>
      <Button
        className={classes.explain}
        variant="subtle"
        size="compact-sm"
        aria-label={`Warum? ${title}`}
        onClick={drawer.open}
      >
        Warum?
      </Button>
      <SideDrawer opened={isOpen} onClose={drawer.close} width={620} title={`Warum? ${title}`}>
        {isOpen && <Entries {...properties} />}
      </SideDrawer>
    </>
  );
}

function Entries({ figures, by }: Properties) {
  const { name, from, to, unit, total, rows = [] } = figures;
  const { branch } = useFiguresChoice();
  const [row, setRow] = useState<string>();
  const { currentData, isFetching, hasNextPage, fetchNextPage } = useFigureEntriesInfiniteQuery({
    ...{ name, from, to, branch, by, row },
  });
  const entries = currentData?.pages.flatMap((page) => page.entries);
  const words = valueWords(unit, useCurrency());
  const whole = row === undefined ? total : (rows.find(({ key }) => key === row)?.value ?? 0);
  // Steps of the flow are parts of the same visits, not of the total.
  const choices = name === 'event-flow' ? [] : rows.filter(({ key }) => key !== OTHER);
  return (
    <>
      {entries?.[0] && <p>{explanations[entries[0].kind]}</p>}
      {choices.length > 1 && (
        <NativeSelect
          label="Nur"
          mb="sm"
          value={row === undefined ? ALL : `=${row}`}
          onChange={({ currentTarget: { value } }) => setRow(value === ALL ? undefined : value.slice(1))}
          data={[
            { value: ALL, label: 'Alle' },
            ...choices.map(({ key, label }) => ({ value: `=${key}`, label })),
          ]}
        />
      )}
      <FailedRead endpoint="figureEntries" />
      {entries ? (
        <>
          <p role="status">
            {hasNextPage
              ? `${countWords(entries.length)} gezeigt, zusammen ${words(sumOf(entries))} von ${words(whole)}`
              : `${countWords(entries.length)}, zusammen ${words(sumOf(entries))}`}
          </p>
          <EntryTable entries={entries} words={words} />
        </>
      ) : (
        isFetching && <Skeleton height={240} role="status" aria-label="Einträge werden geladen" />
      )}
      {hasNextPage && (
        <Button mt="sm" variant="default" loading={isFetching} onClick={() => void fetchNextPage()}>
          Weitere laden
        </Button>
      )}
    </>
  );
}

/** No key of a row: those have a mark before them. */
const ALL = '';

const explanations: Readonly<Record<FigureEntry['kind'], string>> = {
  order:
    'Diese Bestellungen ergeben zusammen den Wert, jede an dem Tag, an dem sie zählt. Was zurückgegeben wurde, steht mit einem Minus an seinem eigenen Tag.',
  'working-activity': 'Diese beendeten Dienste ergeben zusammen die gearbeitete Zeit.',
  visits:
    'Diese Summen der einzelnen Tage ergeben zusammen den Wert. Einzelne Besuche werden nur 90 Tage aufbewahrt.',
};

const countWords = (count: number): string =>
  count === 1 ? 'Ein Eintrag' : `${formatNumber(count, 0)} Einträge`;

const sumOf = (entries: readonly FigureEntry[]): number =>
  toDecimal(entries.reduce((sum, { value }) => sum + toUnits(value), 0));

function EntryTable({
  entries,
  words,
}: {
  entries: readonly FigureEntry[];
  words: (value: number) => string;
}) {
  const timeZone = useTimeZone();
  const { data: branches } = useBranchesQuery();
  const names = new Map(branches?.map(({ id, name }) => [id, name]));
  return (
    <NumberTable className={classes.cells}>
      <thead>
        <tr>
          <th scope="col">Eintrag</th>
          <th scope="col">Wert</th>
        </tr>
      </thead>
      <tbody>
        {entries.map(({ kind, id, date, at, label, branch, value }, index) => {
          const to = id && hrefOf(kind, id, date);
          const where = branch === null ? undefined : names.get(branch);
          const time = at && formatTime(new Date(at), timeZone);
          return (
            <tr key={`${index} ${id}`}>
              <th scope="row">
                {to ? <Link to={to}>{label}</Link> : label}
                <small>
                  {[unitWords(date, 'day'), kind === 'working-activity' && time, where]
                    .filter(Boolean)
                    .join(', ')}
                </small>
              </th>
              <td>{words(value)}</td>
            </tr>
          );
        })}
      </tbody>
    </NumberTable>
  );
}

const hrefOf = (kind: FigureEntry['kind'], id: string, date: string): string =>
  kind === 'order'
    ? `/orders/${id}`
    : `/working-activities?${new URLSearchParams({ from: date, to: date, entry: id })}`;
