import { Skeleton } from '@mantine/core';
import { FailedRead } from '../../shared/request-status/failed-read.js';
import { usePaymentProviders } from '../../shared/shop/payment-providers-api.js';
import { Badge } from '../../shared/ui/badge.js';
import { Block } from '../../shared/ui/block.js';
import { EditorNote } from '../../shared/ui/notes.js';
import { providerNames } from '../../shared/orders/order.labels.js';
import classes from './provider-panel.module.css';

/** Whether guests can pay online now, and why not. */
export function ProviderPanel() {
  const { data: providers, isError } = usePaymentProviders();
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
        {providers?.map(({ name, isUsable, problem }) => (
          <li key={name}>
            <strong>{providerNames[name]}</strong>
            <Badge tone={problem === null ? 'good' : undefined}>
              {problem === null ? 'Bereit' : isUsable ? 'Gestört' : 'Wird nicht angeboten'}
            </Badge>
            {problem !== null && (
              <span className={classes.problem}>
                {problem}
                {isUsable && ' Im Shop wird die Zahlungsart weiter angeboten.'}
              </span>
            )}
          </li>
        ))}
      </ul>
    </Block>
  );
}
