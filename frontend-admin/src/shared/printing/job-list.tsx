import { Button } from '@mantine/core';
import { Link } from 'react-router';
import {
  lateMarkLabels,
  printStatusLabels,
  templateLabels,
  whyNotPrinted,
} from '@bestellwerk/domain/printing/print-job-texts';
import type { OrderTemplate, PrintJobStatus } from '@bestellwerk/domain/printing/print-terms.schema';
import { formatDate, formatTime } from '@bestellwerk/domain/text/formats';
import { randomKey } from '@bestellwerk/ui/idempotency/idempotency-key';
import { useMay } from '../session/use-user.js';
import { useTimeZone } from '../shop/shop-api.js';
import { Badge, type Tone } from '../ui/badge.js';
import classes from './job-list.module.css';
import {
  type PrintJob,
  useCancelPrintMutation,
  usePrintOrderMutation,
  useResolvePrintMutation,
} from './print-jobs-api.js';

const tones: Record<PrintJobStatus, Tone> = {
  queued: 'waiting',
  claimed: 'begun',
  printing: 'begun',
  printed: 'good',
  failed: 'bad',
  unknown: 'urgent',
  expired: 'bad',
  canceled: 'idle',
};

interface Properties {
  jobs: readonly PrintJob[];
  /** Opens a document of the order whose jobs these are. Without it the jobs are of many orders, and link to theirs. */
  onPrint?: ((template: OrderTemplate) => void) | undefined;
}

/** Print jobs with their states, and what staff are asked about them. */
export const JobList = ({ jobs, onPrint }: Properties) => (
  <ul className={classes.jobs} aria-label="Druckaufträge, neueste zuerst">
    {jobs.map((job) => (
      <Job key={job.id} job={job} onPrint={onPrint} />
    ))}
  </ul>
);

function Job({ job, onPrint }: { job: PrintJob; onPrint: Properties['onPrint'] }) {
  const timeZone = useTimeZone();
  const mayPrint = useMay()('order.print', job.branch);
  const at = new Date(job.queuedAt);
  const failure = whyNotPrinted(job);
  return (
    <li data-status={job.status}>
      <div className={classes.words}>
        <p className={classes.title}>
          <strong>{templateLabels[job.template]}</strong>
          {job.copy > 0 && <span className={classes.copy}>KOPIE</span>}
          {job.replaces !== null && <span className={classes.copy}>GEÄNDERT</span>}
          {job.mark && <span className={classes.copy}>{lateMarkLabels[job.mark]}</span>}
          {!onPrint && job.order && (
            <Link to={`/orders/${job.order.id}`}>Bestellung {job.order.ticketNumber}</Link>
          )}
          <Badge tone={tones[job.status]}>{printStatusLabels[job.status]}</Badge>
          {job.isOverdue && job.status !== 'printed' && <Badge tone="urgent">Überfällig</Badge>}
        </p>
        <p className={classes.facts}>
          {job.printer.name}, {formatDate(at, timeZone)}, {formatTime(at, timeZone)}
          {job.requestedBy.kind === 'rule'
            ? ', automatisch'
            : job.requestedBy.name && `, ${job.requestedBy.name}`}
          {job.attempts > 1 && `, ${job.attempts} Versuche`}
        </p>
        {failure && <p className={classes.failure}>{failure}</p>}
      </div>
      {mayPrint && job.status === 'queued' && <Cancel job={job} />}
      {mayPrint && job.status === 'unknown' && <Question job={job} />}
      {mayPrint && isGivenUp(job) && <PrintAgain job={job} onPrint={onPrint} />}
    </li>
  );
}

const isGivenUp = ({ status }: PrintJob): boolean => status === 'failed' || status === 'expired';

function PrintAgain({
  job: { order, template },
  onPrint,
}: {
  job: PrintJob;
  onPrint: Properties['onPrint'];
}) {
  if (!order || template === 'test') return null;
  const look = { size: 'sm', variant: 'default' } as const;
  return onPrint ? (
    <Button {...look} onClick={() => onPrint(template)}>
      Erneut drucken
    </Button>
  ) : (
    <Button {...look} component={Link} to={`/orders/${order.id}`}>
      Erneut drucken
    </Button>
  );
}

function Cancel({ job }: { job: PrintJob }) {
  const [cancel, { isLoading }] = useCancelPrintMutation();
  return (
    <Button size="sm" variant="default" loading={isLoading} onClick={() => void cancel(job.id)}>
      Abbrechen
    </Button>
  );
}

/** The printer took it and said nothing more: only people can see whether there is paper. */
function Question({ job }: { job: PrintJob }) {
  const [resolve, { isLoading }] = useResolvePrintMutation();
  const [print] = usePrintOrderMutation();
  const again = async () => {
    const { error } = await resolve({ id: job.id, wasPrinted: false });
    if (error || !job.order || job.template === 'test') return;
    const printer = null;
    await print({ order: job.order.id, template: job.template, printer, idempotencyKey: randomKey() });
  };
  return (
    <div className={classes.question} role="group" aria-label="Wurde gedruckt?">
      <p>Der Drucker hat nicht geantwortet. Bitte sehen Sie nach: Kam der Ausdruck heraus?</p>
      <Button size="sm" loading={isLoading} onClick={() => void resolve({ id: job.id, wasPrinted: true })}>
        Ja, gedruckt
      </Button>
      <Button size="sm" variant="default" disabled={isLoading} onClick={() => void again()}>
        {job.order ? 'Nein, noch einmal drucken' : 'Nein'}
      </Button>
    </div>
  );
}
