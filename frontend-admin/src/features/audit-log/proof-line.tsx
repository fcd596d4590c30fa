import { Button } from '@mantine/core';
import { formatDateTime, formatNumber } from '@bestellwerk/domain/text/formats';
import { useTimeZone } from '../../shared/shop/shop-api.js';
import { Badge } from '../../shared/ui/badge.js';
import classes from './audit-log.module.css';
import { useLogProof } from './use-log-proof.js';

/** What the last check of the log has found, in one line above the journal. */
export function ProofLine({ onOpen }: { onOpen(): void }) {
  const { state, last, running } = useLogProof();
  const timeZone = useTimeZone();
  if (!state) return null;
  return (
    <div className={classes.proof}>
      <p>
        {last ? (
          <>
            <Badge tone={last.outcome === 'right' ? 'good' : 'bad'}>
              {last.outcome === 'right' ? 'Unverändert' : 'Verändert'}
            </Badge>{' '}
            {running ? 'Eine Prüfung läuft. ' : ''}
            Zuletzt geprüft am {formatDateTime(new Date(last.finishedAt ?? last.startedAt), timeZone)}:{' '}
            {formatNumber(last.events)} Ereignisse.
          </>
        ) : (
          'Das Protokoll wurde noch nicht auf Veränderungen geprüft.'
        )}
      </p>
      <Button variant="default" onClick={onOpen}>
        Prüfung
      </Button>
    </div>
  );
}
