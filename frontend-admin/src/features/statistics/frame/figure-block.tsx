import { Button, Skeleton } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { FigureList } from '@bestellwerk/domain/contracts/figure-entries.schema';
import type { FigureName, Figures } from '@bestellwerk/domain/contracts/figures.schema';
import { type FigureDefinition, isSum } from '@bestellwerk/domain/views/figure-definitions';
import { AtServerReturn } from '../../../shared/request-status/server-return.js';
import type { Days } from '../../../shared/days/days.js';
import { Block } from '../../../shared/ui/block.js';
import notes from '../../../shared/ui/notes.module.css';
import classes from './frame.module.css';
import { FigureEntries } from './figure-entries.js';
import { FigureExplanation } from './figure-explanation.js';
import { useFigures, type ShownFigures } from './use-figures.js';

interface Properties {
  name: FigureName;
  title: string;
  note?: ReactNode;
  /** Of order-times. */
  by?: 'placed' | 'due';
  /** The rows that it shows, where it is not about the statistic's first ones. */
  list?: FigureList;
  /** Instead of the chosen ones. */
  days?: Days;
  tools?: ReactNode;
  /** What it means, where it is a part of its statistic with a meaning of its own. */
  definition?: FigureDefinition;
  /** It consists of entries that can be listed. */
  hasEntries?: boolean;
  isEmpty?: (figures: Figures) => boolean;
  children: (figures: Figures) => ReactNode;
}

const hasNothing = ({ total }: Figures): boolean => total === 0;

/** A titled part of a page for one statistic, with what it means and what became of loading it. */
export function FigureBlock({
  name,
  title,
  note,
  by,
  list,
  days,
  tools,
  definition,
  hasEntries = isSum(name),
  isEmpty = hasNothing,
  children,
}: Properties) {
  const shown = useFigures(name, { by, days });
  const { figures, isCurrent, isFailed } = shown;
  const isOld = figures !== undefined && !isCurrent;
  return (
    <Block
      title={title}
      tools={
        <div className={classes.tools}>
          {tools}
          <FigureExplanation name={name} title={title} figures={figures} definition={definition} />
          {figures && hasEntries && !isEmpty(figures) && (
            <FigureEntries title={title} figures={figures} by={by} list={list} />
          )}
        </div>
      }
    >
      {note && <p className={classes.note}>{note}</p>}
      {isFailed && <Failed shown={shown} />}
      {!figures && !isFailed && <Skeleton height={280} role="status" aria-label={`${title} wird geladen`} />}
      {figures && (
        <div className={classes.figures} data-old={isOld || undefined} aria-busy={isOld}>
          {isEmpty(figures) ? (
            <p className={classes.nothing}>Für diesen Zeitraum gibt es dazu nichts.</p>
          ) : (
            children(figures)
          )}
        </div>
      )}
    </Block>
  );
}

const Failed = ({ shown: { isAway, retry } }: { shown: ShownFigures }) => (
  <div className={`${notes.alert} ${classes.failed}`} role="alert">
    {isAway && <AtServerReturn onBack={retry} isKnownAway />}
    <strong>Statistik konnte nicht geladen werden.</strong>
    <Button size="sm" variant="default" leftSection={<IconRefresh size={16} aria-hidden />} onClick={retry}>
      Erneut versuchen
    </Button>
  </div>
);
