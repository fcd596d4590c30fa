import { connect } from 'node:net';
import type { Host } from './log-address.js';

const PROBE_MS = 1_000;

/** Whether one of the hosts accepts connections. */
export async function isReachable(hosts: readonly Host[]): Promise<boolean> {
  const answers = await Promise.all(hosts.map(accepts));
  return answers.includes(true);
}

function accepts({ name, port }: Host): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host: name, port, timeout: PROBE_MS });
    const answer = (isAccepted: boolean) => () => {
      socket.destroy();
      resolve(isAccepted);
    };
    socket.on('connect', answer(true)).on('error', answer(false)).on('timeout', answer(false));
  });
}
