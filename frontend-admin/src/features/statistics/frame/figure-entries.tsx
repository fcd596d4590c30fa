import { Button, NativeSelect, Skeleton } from '@mantine/core';
import type { FigureEntry, FigureList } from '@bestellwerk/domain/contracts/figure-entries.schema';
import type { Figures } from '@bestellwerk/domain/contracts/figures.schema';
import { OTHER } from '@bestellwerk/domain/statistics/rows';
import { SideDrawer } from '../../../shared/forms/entry-guard.js';
import { FailedRead } from '../../../shared/request-status/failed-read.js';
import { useCurrency } from '../../../shared/shop/shop-api.js';
import { useFigureEntriesInfiniteQuery } from '../../../shared/statistics/figures-api.js';
import { EntryTable } from './entry-table.js';
import { entryColumns, shownWords, wholeOf } from './entry-words.js';
import { useFiguresChoice } from './figures-choice.js';
import { valueWords } from './figure-words.js';
import { useExplained } from './use-explained.js';
import classes from './frame.module.css';

interface Properties {
  /** Of the block that is asked about. */
  title: string;
  figures: Figures;
  /** Of order-times. */
  by?: 'placed' | 'due' | undefined;
  /** The rows that the block shows, of which a single one can be asked about. */
  list?: FigureList | undefined;
}

/** 'Warum?': what a figure is the sum of, down to the order or the shift. */
export function FigureEntries(properties: Properties) {
  const { title } = properties;
  const { open } = useExplained();
  return (
    <>
      <Button
        className={classes.explain}
        variant="subtle"
        size="compact-sm"
        aria-label={`Warum? ${title}`}
        onClick={() => open(title)}
      >
        Warum?
      </Button>
      <EntriesDrawer {...properties} />
    </>
  );
}

/** The same for what opens it by other ways than its button. */
export function EntriesDrawer(properties: Properties) {
  const { title, close } = useExplained();
  const isOpen = title === properties.title;
  return (
    <SideDrawer opened={isOpen} onClose={close} width={620} title={`Warum? ${properties.title}`}>
      {isOpen && <Entries {...properties} />}
    </SideDrawer>
  );
}

function Entries({ figures, by, list = 'rows' }: Properties) {
  const { name, from, to, unit } = figures;
  const rows = figures[list] ?? [];
  const { branch } = useFiguresChoice();
  const { row, choose } = useExplained();
  const { currentData, isFetching, hasNextPage, fetchNextPage } = useFigureEntriesInfiniteQuery({
    ...{ name, from, to, branch, by, row },
    ...(list !== 'rows' && { list }),
  });
  const entries = currentData?.pages.flatMap((page) => page.entries);
  const words = valueWords(unit, useCurrency());
  // Steps of the flow are parts of the same visits, not of the total.
  const choices = name === 'event-flow' ? [] : rows.filter(({ key }) => key !== OTHER);
  return (
    <>
      {entries?.[0] && (
        <p>
          {explanationOf(entries[0])} {unit === 'money' && name !== 'items' && REFUNDS}
        </p>
      )}
      {choices.length > 1 && (
        <NativeSelect
          label="Nur"
          mb="sm"
          value={row === undefined ? ALL : `=${row}`}
          onChange={({ currentTarget: { value } }) => choose(value === ALL ? undefined : value.slice(1))}
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
            {shownWords({ entries, whole: wholeOf(figures, rows, row), hasMore: hasNextPage, words })}
          </p>
          <EntryTable entries={entries} columns={entryColumns(entries)} words={words} />
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

const REFUNDS = 'Was zurückgegeben wurde, steht mit einem Minus an seinem eigenen Tag.';

const PLANNED =
  'Diese Dienste ergeben zusammen die geplante und die gearbeitete Zeit. Ein geplanter Dienst zählt zur Abweichung, sobald sein Tag vorbei ist.';

const explanations: Readonly<Record<FigureEntry['kind'], string>> = {
  order: 'Diese Bestellungen ergeben zusammen den Wert, jede an dem Tag, an dem sie zählt.',
  'working-activity': 'Diese beendeten Dienste ergeben zusammen die gearbeitete Zeit.',
  'planned-shift': PLANNED,
  visits:
    'Diese Summen der einzelnen Tage ergeben zusammen den Wert. Einzelne Besuche werden nur 90 Tage aufbewahrt.',
};

const explanationOf = ({ kind, planned }: FigureEntry): string =>
  planned === undefined ? explanations[kind] : PLANNED;
