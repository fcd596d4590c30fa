import { Skeleton } from '@mantine/core';
import type { PaymentProviderStatus } from '@bestellwerk/domain/contracts/payments.schema';
import { FailedRead } from '../../shared/request-status/failed-read.js';
import { Badge } from '../../shared/ui/badge.js';
import { Block } from '../../shared/ui/block.js';
import { EditorNote } from '../../shared/ui/notes.js';
import { usePaymentProvidersQuery } from './payment-providers-api.js';
import classes from './provider-panel.module.css';

const names: Record<PaymentProviderStatus['name'], string> = { mollie: 'Mollie', datatrans: 'Datatrans' };

/** Whether guests can pay online now, and why not. */
export function ProviderPanel() {
  const { data: providers, isError } = usePaymentProvidersQuery();
  return (
    <Block title="Online-Zahlung">
      <FailedRead endpoint="paymentProviders" />
      {!providers && !isError && (
        <Skeleton height={64} role="status" aria-label="Zahlungsanbieter werden geprüft" />
      )}
      {providers?.some(({ isSandbox }) => isSandbox) && (
        <EditorNote>Testumgebung: Es wird kein Geld bewegt.</EditorNote>
      )}
      <ul className={classes.providers} aria-label="Zahlungsanbieter">
        {providers?.map(({ name, problem }) => (
          <li key={name}>
            <strong>{names[name]}</strong>
            <Badge tone={problem === null ? 'good' : undefined}>
              {problem === null ? 'Bereit' : 'Nicht verfügbar'}
            </Badge>

            {problem !== null && <span className={classes.problem}>{problem}</span>}
          </li>
        ))}
      </ul>
    </Block>
  );
}
