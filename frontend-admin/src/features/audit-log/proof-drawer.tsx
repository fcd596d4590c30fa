import { Button, Group, Progress } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { LogProof, LogSealState } from '@bestellwerk/domain/contracts/log-proof.schema';
import { formatDateTime, formatNumber } from '@bestellwerk/domain/text/formats';
import { logFindingText } from '@bestellwerk/domain/views/log-finding-texts';
import { SideDrawer } from '../../shared/forms/entry-guard.js';
import { FailedRead } from '../../shared/request-status/failed-read.js';
import { useTimeZone } from '../../shared/shop/shop-api.js';
import { Badge } from '../../shared/ui/badge.js';
import classes from './audit-log.module.css';
import { useStartLogProofMutation } from './log-proofs-api.js';
import { ProofComparison } from './proof-comparison.js';
import { saveAs } from '../../shared/ui/save-as.js';
import { useLogProof } from './use-log-proof.js';

const outcomes = {
  right: { tone: 'good', label: 'Unverändert' },
  wrong: { tone: 'bad', label: 'Verändert' },
  running: { tone: 'begun', label: 'Läuft' },
  interrupted: { tone: 'idle', label: 'Abgebrochen' },
} as const;

interface Properties {
  isOpen: boolean;
  onClose(): void;
}

/** Whether the log is as it was written: the last check, a new one, and the comparison with what was kept. */
export function ProofDrawer({ isOpen, onClose }: Properties) {
  return (
    <SideDrawer opened={isOpen} onClose={onClose} width={620} title="Prüfung des Protokolls">
      {isOpen && <Proofs />}
    </SideDrawer>
  );
}

function Proofs() {
  const { state, running, last } = useLogProof();
  const [start, { isLoading }] = useStartLogProofMutation();
  return (
    <>
      <p>
        Jedes Ereignis ist mit allen davor durch eine Prüfsumme verkettet. Die Prüfung rechnet die Kette vom
        ersten Ereignis an nach und vergleicht sie mit den Siegeln und mit früheren Nachweisen.
      </p>
      <FailedRead endpoint="logSeal" />
      {last && <LastProof proof={last} />}
      {state?.head && <Head head={state.head} />}
      {running ? (
        <div role="status">
          <Progress value={percentOf(running)} mt="sm" aria-label="Fortschritt der Prüfung" />
          <p>
            {formatNumber(running.events)} von {formatNumber(running.total)} Ereignissen geprüft
          </p>
        </div>
      ) : (
        <Button loading={isLoading} onClick={() => void start()}>
          Jetzt prüfen
        </Button>
      )}
      <ProofComparison />
      {state && state.proofs.length > 1 && <EarlierProofs proofs={state.proofs} />}
    </>
  );
}

const percentOf = ({ events, total }: LogProof): number => (total === 0 ? 0 : (events / total) * 100);

function LastProof({ proof }: { proof: LogProof }) {
  const { outcome, finding, kept, finishedAt, startedAt, events } = proof;
  const time = useTimeText();
  return (
    <section aria-label="Letzte Prüfung">
      <p>
        <Badge tone={outcomes[outcome].tone}>{outcomes[outcome].label}</Badge> Geprüft am{' '}
        {time(finishedAt ?? startedAt)}, {formatNumber(events)} Ereignisse
        {finishedAt && `, Dauer ${durationText(startedAt, finishedAt)}`}.
      </p>
      {finding && <p role="alert">{logFindingText(finding, time)}</p>}
      {kept && (
        <Group mb="lg">
          <Button
            variant="default"
            leftSection={<IconDownload size={18} aria-hidden />}
            onClick={() => {
              const file = new Blob([`${JSON.stringify(kept, null, 2)}\n`], { type: 'application/json' });
              saveAs(file, `nachweis-${kept.at.slice(0, 10)}-${kept.events}.json`);
            }}
          >
            Nachweis herunterladen
          </Button>
        </Group>
      )}
    </section>
  );
}

function Head({ head }: { head: NonNullable<LogSealState['head']> }) {
  const time = useTimeText();
  return (
    <dl className={classes.facts}>
      <div>
        <dt>Länge der Kette</dt>
        <dd>{formatNumber(head.events)} Ereignisse</dd>
      </div>
      {head.at && (
        <div>
          <dt>Letztes Ereignis</dt>
          <dd>{time(head.at)}</dd>
        </div>
      )}
      <div>
        <dt>Prüfsumme jetzt</dt>
        <dd>
          <code className={classes.hash}>{head.hash}</code>
        </dd>
      </div>
    </dl>
  );
}

function EarlierProofs({ proofs }: { proofs: readonly LogProof[] }) {
  const time = useTimeText();
  return (
    <section>
      <h3>Frühere Prüfungen</h3>
      <ul className={classes.earlier}>
        {proofs.map(({ id, startedAt, outcome, events, hash }) => (
          <li key={id}>
            <Badge tone={outcomes[outcome].tone}>{outcomes[outcome].label}</Badge> {time(startedAt)},{' '}
            {formatNumber(events)} Ereignisse
            {hash && <code className={classes.hash}>{hash}</code>}
          </li>
        ))}
      </ul>
    </section>
  );
}

function useTimeText(): (instant: string) => string {
  const timeZone = useTimeZone();
  return (instant) => formatDateTime(new Date(instant), timeZone);
}

function durationText(from: string, to: string): string {
  const seconds = (Date.parse(to) - Date.parse(from)) / 1_000;
  return seconds < 1 ? 'unter einer Sekunde' : `${formatNumber(Math.round(seconds))} Sekunden`;
}
