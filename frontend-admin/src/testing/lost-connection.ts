import { act } from 'react';
import { waitFor } from '@testing-library/react';
import { liveSocket } from '@bestellwerk/ui/live/live-socket';
import { sockets } from './no-socket.js';

/** The live connection of the page on screen is lost. The test closes `liveSocket` at its end. */
export async function loseConnection(): Promise<void> {
  await waitFor(() => {
    if (!sockets.at(-1)?.listenerCount('connect_error')) throw new Error('No connection yet');
  });
  await act(async () => void sockets.at(-1)!.emit('connect_error', new Error('refused')));
}

export const endConnections = (): void => act(() => liveSocket.close());
