import { useMay } from '../../shared/session/use-user.js';
import { KeyBlock } from '../../shared/keys/key-block.js';
import { useRecordsQuery } from '../../shared/records/record-list-api.js';
import { useMakeDeviceKeyMutation, useRevokeDeviceKeyMutation } from './device-api.js';

const words = {
  printer: {
    title: 'Schlüssel für abholende Drucker',
    text: 'Mit ihm holen Drucker von Epson und Star ihre Aufträge selbst ab.',
    address: 'Adresse für den Drucker',
    consequences: {
      make: 'Der bisherige Schlüssel gilt dann sofort nicht mehr. Tragen Sie den neuen am Drucker ein.',
      revoke: 'Der Drucker holt dann sofort keine Aufträge mehr ab.',
    },
  },
  kiosk: {
    title: 'Schlüssel des Kiosks',
    text: 'Öffnen Sie die Adresse, die Sie mit ihm bekommen, einmal am Kiosk: Er merkt sich den Schlüssel.',
    address: 'Adresse für den Kiosk',
    consequences: {
      make: 'Der bisherige Schlüssel gilt dann sofort nicht mehr. Öffnen Sie die neue Adresse am Kiosk.',
      revoke: 'Am Kiosk kann dann sofort niemand mehr bestellen.',
    },
  },
};

const ONCE = 'Bitte kopieren Sie ihn jetzt. Er wird nur dieses eine Mal angezeigt.';

/** The key of a printer that fetches its jobs, or of a kiosk, for those who manage the branch. */
export function DeviceKeyBlock({ id, since }: { id: string; since: string | null | undefined }) {
  const may = useMay();
  const { data } = useRecordsQuery({ path: 'devices', filters: {} });
  const device = data?.records.find((one) => one.id === id);
  const branch = (device?.['branch'] as { id: string } | undefined)?.id;
  const [make, { data: made, isLoading, reset }] = useMakeDeviceKeyMutation();
  const [revoke] = useRevokeDeviceKeyMutation();
  if (branch !== undefined && !may('branch.change', branch)) return null;
  const isSentTo = device?.['driver'] === 'escpos-tcp';
  if (isSentTo && !since) return null;
  const { title, text, address, consequences } = words[device?.['kind'] === 'kiosk' ? 'kiosk' : 'printer'];
  return (
    <KeyBlock
      title={title}
      current={since ? { createdAt: since } : since === null ? null : undefined}
      isMaking={isLoading}
      consequences={consequences}
      made={made && { text: ONCE, secrets: [secretOf(made, address)] }}
      onMake={() => void make(id)}
      onRevoke={() => void revoke(id)}
      onSeen={reset}
    >
      <p>{text}</p>
    </KeyBlock>
  );
}

const secretOf = ({ key, url }: { key: string; url: string | null }, name: string) =>
  url === null ? { name: 'Schlüssel', value: key } : { name, value: url };
