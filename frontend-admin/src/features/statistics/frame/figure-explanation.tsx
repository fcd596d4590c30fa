import { Button, Popover } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import type { FigureName, Figures } from '@bestellwerk/domain/contracts/figures.schema';
import {
  type FigureDefinition,
  figureDefinitions,
  isOfVisits,
} from '@bestellwerk/domain/views/figure-definitions';
import { formatDateTime, formatNumber, formatPercent } from '@bestellwerk/domain/text/formats';
import { useTimeZone } from '../../../shared/shop/shop-api.js';
import classes from './frame.module.css';

interface Properties {
  name: FigureName;
  /** Of the block that is explained. */
  title: string;
  figures: Figures | undefined;
  /** Instead of that of the statistic. */
  definition?: FigureDefinition | undefined;
}

/** How a figure comes about, for those to whom it seems too high or too low. */
export function FigureExplanation({ name, title, figures, definition: own }: Properties) {
  const { title: words, definition, excludes } = own ?? figureDefinitions[name];
  return (
    <Popover width="min(380px, calc(100vw - 32px))" position="bottom-end" trapFocus returnFocus shadow="md">
      <Popover.Target>
        <Button
          className={classes.explain}
          variant="subtle"
          size="compact-sm"
          aria-label={`Erklärung: ${title}`}
          leftSection={<IconInfoCircle size={18} aria-hidden />}
        >
          Erklärung
        </Button>
      </Popover.Target>
      <Popover.Dropdown className={classes.explanation}>
        <h3 tabIndex={-1} data-autofocus>
          {words}
        </h3>
        <p>{definition}</p>
        <p>
          <strong>Nicht dabei:</strong> {excludes}
        </p>
        {figures && <Sources figures={figures} />}
      </Popover.Dropdown>
    </Popover>
  );
}

function Sources({ figures: { name, meta } }: { figures: Figures }) {
  const {
    generatedAt,
    countedAt,
    projectionPosition,
    botsExcluded,
    internalExcluded,
    tooFastExcluded,
    consentRate,
    truncated,
  } = meta;
  const timeZone = useTimeZone();
  const at = formatDateTime(new Date(generatedAt), timeZone);
  const counted = countedAt
    ? `gezählt bis ${formatDateTime(new Date(countedAt), timeZone)}`
    : 'noch nicht gezählt';
  const position = `Position ${projectionPosition} des Protokolls`;
  return (
    <ul>
      {isOfVisits(name) ? (
        <>
          <li>
            Aus den Besuchen des Shops, {counted}; Bestellungen bis {position}.
          </li>
          <li>
            Nicht gezählt: {formatNumber(botsExcluded)} Einträge von Programmen,{' '}
            {formatNumber(internalExcluded)} vom eigenen Team, {formatNumber(tooFastExcluded)}, weil von einer
            Adresse zu viel auf einmal kam.
          </li>
        </>
      ) : (
        <li>
          Aus dem Protokoll des Betriebs, berechnet {at} bis {position}.
        </li>
      )}
      {consentRate !== null && (
        <li>
          {formatPercent(Math.round(consentRate * 100))} der Bestellungen des Shops sind auch unter den
          Besuchen zu sehen.
        </li>
      )}
      {truncated && <li>Die letzte Zeile fasst alle übrigen zusammen.</li>}
    </ul>
  );
}
