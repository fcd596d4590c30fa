import './player.css';
import { useState } from 'react';
import { Provider } from 'react-redux';
import { usePageTitle } from '../../shared/use-page-title.js';
import { PairingScreen } from './pairing-screen.js';
import { PlayerScreen } from './player-screen.js';
import { createPlayerStore, usePlayer } from './store.js';

export default function PlayerPage() {
  const [store] = useState(createPlayerStore);
  usePageTitle('Bildschirm');
  return (
    <Provider store={store}>
      <Player />
    </Provider>
  );
}

function Player() {
  const { token } = usePlayer();
  return token === null ? <PairingScreen /> : <PlayerScreen key={token} token={token} />;
}
