import { Button, Group, Skeleton } from '@mantine/core';
import { IconBell, IconListDetails, IconPrinter } from '@tabler/icons-react';
import { formatDateTime } from '@bestellwerk/domain/text/formats';
import { canPrint, rolesOf } from '@bestellwerk/domain/printing/fitting-printer';
import { type Device, roleWords } from '@bestellwerk/domain/records/definitions/device';
import { isFinished } from '@bestellwerk/domain/printing/print-job';
import { usePrintJobQuery } from '../../shared/printing/print-jobs-api.js';
import { useRecordsQuery } from '../../shared/records/record-list-api.js';
import { FailedRead } from '../../shared/request-status/failed-read.js';
import { useTimeZone } from '../../shared/shop/shop-api.js';
import { Block } from '../../shared/ui/block.js';
import notes from '../../shared/ui/notes.module.css';
import {
  useDeviceStatusQuery,
  useRequestDeviceLogsMutation,
  useTestNotificationMutation,
  useTestPrintMutation,
} from './device-api.js';
import { DeviceKeyBlock } from './device-key.js';
import classes from './device-tools.module.css';

const REFRESH = 5_000;
const LOOK = 1_000;

/** Tests of a device, what it said last, and the key with which it fetches its jobs. */
export default function DeviceTools({ id }: { id: string }) {
  const { data: devices } = useRecordsQuery({ path: 'devices', filters: {} });
  const device = devices?.records.find((one) => one.id === id) as Device | undefined;
  const { data: status, isError } = useDeviceStatusQuery(id, { pollingInterval: REFRESH });
  const [testPrint, printed] = useTestPrintMutation();
  const [testNotification, notified] = useTestNotificationMutation();
  const [requestLogs, requested] = useRequestDeviceLogsMutation();
  return (
    <>
      <Block title="Verbindung">
        <FailedRead endpoint="deviceStatus" />
        {status === undefined ? (
          !isError && <Skeleton height={36} />
        ) : (
          <LastContact at={status.lastSeenAt} status={status.status} />
        )}
        {device && <p>{printingWords(device)}</p>}
        <Group>
          {device && canPrint(device) && (
            <Button
              variant="default"
              leftSection={<IconPrinter size={18} aria-hidden />}
              loading={printed.isLoading}
              onClick={() => void testPrint(id)}
            >
              Testseite drucken
            </Button>
          )}
          <Button
            variant="default"
            leftSection={<IconBell size={18} aria-hidden />}
            loading={notified.isLoading}
            onClick={() => void testNotification(id)}
          >
            Mitteilung testen
          </Button>
          <Button
            variant="default"
            leftSection={<IconListDetails size={18} aria-hidden />}
            loading={requested.isLoading}
            onClick={() => void requestLogs(id)}
          >
            Log anfordern
          </Button>
        </Group>
        {notified.data && <p role="status">Mitteilung: {notified.data.text}</p>}
        {printed.data && <TestResult key={printed.data.id} job={printed.data.id} />}
        {status?.isLogRequested && (
          <p>Angefordert. Das Gerät antwortet, wenn es sich das nächste Mal meldet.</p>
        )}
        {status && status.log.length > 0 && <Log entries={status.log} />}
      </Block>
      <DeviceKeyBlock id={id} since={status?.keySince} />
    </>
  );
}

/** What the device prints by itself, or why it does not. */
function printingWords(device: Device): string {
  const { kind, isActive, driver } = device;
  const roles = rolesOf(device);
  if (kind !== 'receiptPrinter' && kind !== 'labelPrinter') return 'Dieses Gerät druckt nicht.';
  if (!isActive) return 'Hier wird nichts gedruckt: Das Gerät ist nicht in Betrieb.';
  if (driver === 'none') return 'Hier wird nichts gedruckt: Der Drucker hat keinen Anschluss.';
  if (roles.length === 0) return 'Von selbst druckt hier nichts: Unter „Druckt“ ist nichts angekreuzt.';
  return `Druckt ${roles.map((role) => roleWords[role]).join(', ')}.`;
}

function LastContact({ at, status }: { at: string | null; status: string | null }) {
  const timeZone = useTimeZone();
  if (at === null) return <p>Von diesem Gerät war noch nichts zu hören.</p>;
  return (
    <p>
      Zuletzt gemeldet am {formatDateTime(new Date(at), timeZone)}: {status}
    </p>
  );
}

/** Follows the test page until it is clear what became of it. */
function TestResult({ job: id }: { job: string }) {
  const { data: job } = usePrintJobQuery(id, { pollingInterval: LOOK });
  if (job?.status === 'printed') return <p role="status">Testseite gedruckt.</p>;
  const isOver = job && (isFinished(job.status) || job.status === 'unknown');
  if (!isOver) return <p role="status">Die Testseite ist unterwegs …</p>;
  const reason = job.failure?.text ?? 'Der Drucker hat sich nicht gemeldet.';
  return (
    <div className={notes.alert} role="alert">
      <div>
        <strong>Test nicht erfolgreich.</strong> <span>{reason}</span>
      </div>
    </div>
  );
}

function Log({ entries }: { entries: readonly { at: string; text: string }[] }) {
  const timeZone = useTimeZone();
  return (
    <ol className={classes.log} aria-label="Log des Geräts, neueste Einträge zuerst" tabIndex={0}>
      {entries.map(({ at, text }, index) => (
        <li key={index}>
          <time dateTime={at}>{formatDateTime(new Date(at), timeZone)}</time> {text}
        </li>
      ))}
    </ol>
  );
}
