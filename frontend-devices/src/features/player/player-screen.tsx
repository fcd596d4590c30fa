import type { PlayerWork } from '@bestellwerk/domain/contracts/signage.schema';
import { useLiveState } from '@bestellwerk/ui/live/use-live-state';
import { useWakeLock } from '../../shared/use-wake-lock.js';
import { ContentView } from './content-view.js';
import { contains, contentAt } from './display.js';
import { identifyingPeriod } from './next-step.js';
import { usePlayer } from './store.js';
import { useDisplayClock } from './use-display-clock.js';
import { usePlayerRun } from './use-player-run.js';

/** A paired screen. */
export function PlayerScreen({ token }: { token: string }) {
  const { remembered, device, isReachable } = usePlayer();
  const { record } = remembered;
  const isLive = useLiveState() === 'connected';
  const identifying = identifyingPeriod(record);
  const isConnected = isReachable && isLive;
  const now = useDisplayClock(record.display.over, identifying);
  usePlayerRun(token);
  useWakeLock();
  const content = contentAt(record.display, now);
  const isIdentifying = device !== null && identifying !== null && contains(identifying, now);
  return (
    <main className="player" aria-live="polite">
      {content.type === 'waiting' && !isIdentifying && (
        <WaitingScreen device={device} isConnected={isConnected} />
      )}
      {(content.type === 'empty' || content.type === 'message') && !isIdentifying && (
        <h1 className="visually-hidden">{device?.name ?? 'Bildschirm'}</h1>
      )}
      <ContentView content={content} />
      {isIdentifying && <Identity device={device} />}
      {!isConnected && (
        <p className="player-offline" role="status">
          <span className="visually-hidden">Keine Verbindung</span>
        </p>
      )}
    </main>
  );
}

function Identity({ device }: { device: PlayerWork['device'] }) {
  return (
    <section className="identity">
      <p className="identity-mark">{screenMark(device.id)}</p>
      <h1>{device.name}</h1>
      <p>{device.branch}</p>
    </section>
  );
}

interface Properties {
  /** Null until the server has answered. */
  device: PlayerWork['device'] | null;
  isConnected: boolean;
}

/** What a paired screen shows until the first content arrives. */
const WaitingScreen = ({ device, isConnected }: Properties) => (
  <section className="waiting">
    <h1>{device?.name ?? 'Bildschirm'}</h1>
    {device && <p className="waiting-branch">{device.branch}</p>}
    <p>{stateWords(device !== null, isConnected)}</p>
  </section>
);

function stateWords(isKnown: boolean, isConnected: boolean): string {
  if (isKnown && isConnected) return 'Verbunden. Hier erscheint, was das Backoffice sendet.';
  return isKnown ? 'Keine Verbindung. Sie wird wiederhergestellt.' : 'Die Verbindung wird aufgebaut …';
}

/** The last four places of a device's id, to distinguish screens across a room. */
const screenMark = (device: string): string => device.slice(-4).toUpperCase();
