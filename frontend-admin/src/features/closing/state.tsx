import { Button } from '@mantine/core';
import { useState } from 'react';
import type { ClosingFigures } from '@bestellwerk/domain/ordering/closing/closing-figures.schema';
import type { ClosingState, ShownClosingStep } from '@bestellwerk/domain/contracts/closing.schema';
import { cashDifference } from '@bestellwerk/domain/ordering/closing/closing-decisions';
import { closedFiguresText } from '@bestellwerk/domain/ordering/closing/closing-texts';
import { formatDateTime, formatMoney } from '@bestellwerk/domain/text/formats';
import { useCurrency, useTimeZone } from '../../shared/shop/shop-api.js';
import { Badge } from '../../shared/ui/badge.js';
import { Block } from '../../shared/ui/block.js';
import { Comparison } from './comparison.js';
import { ReopenDialog } from './reopen-dialog.js';
import { isMonth } from './period.js';
import classes from './closing.module.css';

interface Properties {
  branch: string;
  period: string;
  state: ClosingState | null;
  /** What it comes to now. */
  figures: ClosingFigures;
  /** Closes it; missing where the user may not, or cannot yet. */
  onClose?: (() => void) | undefined;
  /** Why it can be neither closed nor opened here, or who may. */
  hint?: string | undefined;
  mayReopen: boolean;
}

/** Whether a day or a month is closed, by whom, with what, and what was counted. */
export function State({ branch, period, state, figures, onClose, hint, mayReopen }: Properties) {
  const [isReopening, setReopening] = useState(false);
  const what = isMonth(period) ? 'Monat' : 'Tag';
  const isClosed = state?.isClosed ?? false;
  return (
    <Block
      title={isMonth(period) ? 'Monatsabschluss' : 'Tagesabschluss'}
      tools={
        <Badge tone={isClosed ? 'good' : 'waiting'}>
          {isClosed ? 'Abgeschlossen' : state ? 'Wieder geöffnet' : 'Noch nicht abgeschlossen'}
        </Badge>
      }
    >
      {isClosed && state && <Comparison closed={state.closed} now={figures} />}
      {isClosed && state?.cash && <Cash state={state} />}
      <Steps steps={state?.steps ?? []} isClosed={isClosed} />
      {hint && <p className={classes.hint}>{hint}</p>}
      <div className={classes.actions}>
        {!isClosed && onClose && <Button onClick={onClose}>{what} abschließen</Button>}
        {isClosed && mayReopen && (
          <Button variant="default" onClick={() => setReopening(true)}>
            {what} wieder öffnen
          </Button>
        )}
      </div>
      <ReopenDialog
        branch={branch}
        period={period}
        isOpen={isReopening}
        onClose={() => setReopening(false)}
      />
    </Block>
  );
}

function Cash({ state }: { state: ClosingState }) {
  const currency = useCurrency();
  const { opening, withdrawnBefore = 0, expected, counted, withdrawn } = state.cash!;
  const difference = cashDifference(state.cash!);
  const lines: (readonly [string, number])[] = [
    ['Anfangsbestand', opening],
    ...(withdrawnBefore > 0 ? ([['Bereits entnommen', withdrawnBefore]] as const) : []),
    ['Erwartet', expected],
    ['Gezählt', counted],
    ['Differenz', difference],
    ['Entnommen', withdrawn],
  ];
  return (
    <dl className={classes.cash} aria-label="Kassensturz">
      {lines.map(([name, amount]) => (
        <div key={name} data-bad={(name === 'Differenz' && amount !== 0) || undefined}>
          <dt>{name}</dt>
          <dd>{formatMoney(amount, currency)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Who did what when. What an earlier closing was closed with stays here; that of the current one is above. */
function Steps({ steps, isClosed }: { steps: readonly ShownClosingStep[]; isClosed: boolean }) {
  const timeZone = useTimeZone();
  const currency = useCurrency();
  return (
    <ul className={classes.history}>
      {steps.map(({ type, at, by, reason, ...figures }, index) => (
        <li key={at}>
          {type === 'closed' ? 'Abgeschlossen' : 'Wieder geöffnet'} am{' '}
          {formatDateTime(new Date(at), timeZone)} von {by.name ?? 'Unbekannt'}
          {!(isClosed && index === steps.length - 1) && <span>{closedFiguresText(figures, currency)}</span>}
          {reason && <q>{reason}</q>}
        </li>
      ))}
    </ul>
  );
}
