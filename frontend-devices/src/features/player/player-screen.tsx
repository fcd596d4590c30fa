import type { PlayerWork } from '@bestellwerk/domain/contracts/signage.schema';
import { useLiveState } from '@bestellwerk/ui/live/use-live-state';
import { ContentView } from './content-view.js';
import { contains, contentAt } from './display.js';
import { identifyingPeriod } from './next-step.js';
import { screenMark } from './screen-mark.js';
import { usePlayer } from './store.js';
import { WaitingScreen } from './waiting-screen.js';
import { useDisplayClock } from './use-display-clock.js';
import { usePlayerRun } from './use-player-run.js';
import { useWakeLock } from './use-wake-lock.js';

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
