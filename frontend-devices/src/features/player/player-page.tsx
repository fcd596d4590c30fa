import './player.css';
import { Suspense, use } from 'react';
import { Provider } from 'react-redux';
import { usePageTitle } from '../../shared/use-page-title.js';
import { PairingScreen } from './pairing-screen.js';
import { PlayerScreen } from './player-screen.js';
import { openPlayerStore, type PlayerStore, usePlayer } from './store.js';

export default function PlayerPage({ opening = opened() }: { opening?: Promise<PlayerStore> }) {
  usePageTitle('Bildschirm');
  return (
    <Suspense fallback={null}>
      <WithStore opening={opening} />
    </Suspense>
  );
}

let store: Promise<PlayerStore> | undefined;
/** One store per page, independent of React rerenders. */
const opened = (): Promise<PlayerStore> => (store ??= openPlayerStore());

function WithStore({ opening }: { opening: Promise<PlayerStore> }) {
  return (
    <Provider store={use(opening)}>
      <Player />
    </Provider>
  );
}

function Player() {
  const { token } = usePlayer().remembered;
  return token === null ? <PairingScreen /> : <PlayerScreen key={token} token={token} />;
}
