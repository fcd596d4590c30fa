import type { PlayerWork } from '@bestellwerk/domain/contracts/signage.schema';

interface Properties {
  /** Null until the server has answered. */
  device: PlayerWork['device'] | null;
  isConnected: boolean;
}

/** What a paired screen shows until the first content arrives. */
export const WaitingScreen = ({ device, isConnected }: Properties) => (
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
