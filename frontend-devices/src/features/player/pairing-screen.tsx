import { usePairing } from './use-pairing.js';

/** The content of an unpaired screen. */
export function PairingScreen() {
  const { code, problem } = usePairing();
  const isFullScreenPossible = document.fullscreenEnabled;
  return (
    <main className="pairing">
      <h1>Bildschirm verbinden</h1>
      {code !== null && (
        <p className="pairing-code" aria-label={`Code: ${[...code].join(' ')}`}>
          {code}
        </p>
      )}
      <p className="pairing-hint">
        {code === null ? 'Der Code wird geholt …' : 'Im Backoffice unter „Bildschirme“ eingeben.'}
      </p>
      {problem !== null && <p role="alert">{problem}</p>}
      {isFullScreenPossible && (
        <button type="button" onClick={() => void document.documentElement.requestFullscreen()}>
          Vollbild
        </button>
      )}
    </main>
  );
}
