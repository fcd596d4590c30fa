import { Button, Progress } from '@mantine/core';
import { IconArrowLeft, IconDownload } from '@tabler/icons-react';
import { Link } from 'react-router';
import { type Erasure, erasureProgress } from '@bestellwerk/domain/contracts/personal-data.schema';
import { erasureReasonLabels } from '@bestellwerk/domain/ordering/order-texts';
import { formatDateTime } from '@bestellwerk/domain/text/formats';
import {
  emptiedLines,
  emptiedPlaces,
  erasedBy,
  erasedOrderText,
  leftText,
} from '@bestellwerk/domain/views/erasure-proof';
import { isApiFailure } from '@bestellwerk/ui/api/api-failure';
import { addressOf } from '@bestellwerk/ui/api/base-query';
import { FailedRead } from '../../shared/request-status/failed-read.js';
import { useTimeZone } from '../../shared/shop/shop-api.js';
import { Block } from '../../shared/ui/block.js';
import { EmptyState } from '../../shared/ui/empty-state.js';
import { PageHead } from '../../shared/ui/page-head.js';
import { PageSkeleton } from '../../shared/ui/splash.js';
import { useErasureQuery } from './personal-data-api.js';
import classes from './personal-data.module.css';

const LOOK_EVERY_MS = 1_000;

/** One erasure: its progress, and then the proof. */
export function ErasurePage({ id }: { id: string }) {
  const first = useErasureQuery(id);
  const isFinished = first.data?.finishedAt != null;
  const { data: erasure, error } = useErasureQuery(id, { pollingInterval: isFinished ? 0 : LOOK_EVERY_MS });
  if (isApiFailure(error) && [400, 404].includes(error.status)) {
    return (
      <EmptyState
        isPage
        title="Diese Löschung gibt es nicht."
        text="Bitte prüfen Sie die Adresse, oder wählen Sie sie unter „Datenschutz“ aus."
      >
        <Button component={Link} to="/personal-data">
          Zum Datenschutz
        </Button>
      </EmptyState>
    );
  }
  if (!erasure) return error ? <FailedRead endpoint="erasure" /> : <PageSkeleton />;
  return (
    <>
      <Link to="/personal-data" className={classes.back}>
        <IconArrowLeft size={18} aria-hidden /> Datenschutz
      </Link>
      <PageHead
        title={isFinished ? 'Nachweis der Löschung' : 'Löschung in Arbeit'}
        note="Ohne Angaben zur Person"
      >
        {isFinished && (
          <Button
            component="a"
            variant="default"
            download
            href={addressOf({ url: `personal-data/erasures/${id}/proof.html` })}
            leftSection={<IconDownload size={20} aria-hidden />}
          >
            Nachweis laden
          </Button>
        )}
      </PageHead>
      <FailedRead endpoint="erasure" />
      <div className={classes.blocks}>
        {!isFinished && <Working erasure={erasure} />}
        <Proof erasure={erasure} />
      </div>
    </>
  );
}

function Working({ erasure }: { erasure: Erasure }) {
  const { done, total } = erasureProgress(erasure);
  return (
    <Block title="Fortschritt">
      <p role="status">
        {done === total ? 'Die Löschung wird geprüft.' : `${done} von ${total} Einträgen sind bearbeitet.`}{' '}
        Sie können diese Seite verlassen, es geht von selbst weiter.
      </p>
      <Progress
        value={total === 0 ? 100 : (done / total) * 100}
        aria-label="Fortschritt der Löschung"
        size="lg"
      />
    </Block>
  );
}

function Proof({ erasure }: { erasure: Erasure }) {
  const timeZone = useTimeZone();
  const time = (at: string) => formatDateTime(new Date(at), timeZone);
  const erased = erasure.orders.filter(({ outcome }) => outcome === 'erased');
  const others = erasure.orders.filter(({ outcome }) => outcome === 'needed' || outcome === 'unknown');
  const facts = [
    ['Anlass', erasureReasonLabels[erasure.reason]],
    ['Verlangt', time(erasure.requestedAt)],
    ['Abgeschlossen', erasure.finishedAt && time(erasure.finishedAt)],
    ['Veranlasst von', erasedBy(erasure)],
    ['Prüfwert der Suche', erasure.searchHash],
    ['Gelöschte Kundeneinträge', erasure.customers.filter(({ outcome }) => outcome === 'erased').length],
    ...emptiedLines(erasure),
  ] as const;
  return (
    <>
      <Block title="Ergebnis">
        {erasure.left && <p>{leftText(erasure)}</p>}
        <dl className={classes.facts}>
          {facts.map(([label, value]) =>
            value === null || value === undefined ? null : (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
          )}
        </dl>
        <p className={classes.note}>{emptiedPlaces}</p>
      </Block>
      <Block title={`Gelöschte Bestellungen (${erased.length})`}>
        <ul className={classes.numbers}>
          {erased.map((order) => (
            <li key={order.id}>{erasedOrderText(order, timeZone)}</li>
          ))}
        </ul>
      </Block>
      {others.length > 0 && (
        <Block title={`Nicht gelöscht (${others.length})`}>
          <ul className={classes.numbers}>
            {others.map((order) => (
              <li key={order.id}>
                {erasedOrderText(order, timeZone)}: {order.text}
              </li>
            ))}
          </ul>
        </Block>
      )}
    </>
  );
}
