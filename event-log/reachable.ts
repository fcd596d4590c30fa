import { connect } from 'node:net';

const DEFAULT_PORT = 2113;
const PROBE_MS = 1_000;

/** Whether one of the hosts of an `esdb://` address accepts connections. */
export async function isReachable(url: string): Promise<boolean> {
  const [, hosts = ''] = /^[^/]+:\/\/(?:[^@/]*@)?([^/?]+)/.exec(url) ?? [];
  const answers = await Promise.all(
    hosts.split(',').map((host) => {
      const [, name = host, port = DEFAULT_PORT] = /^\[?(.*?)\]?(?::(\d+))?$/.exec(host) ?? [];
      return accepts(name, Number(port));
    }),
  );
  return answers.includes(true);
}

function accepts(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: PROBE_MS });
    const answer = (isAccepted: boolean) => () => {
      socket.destroy();
      resolve(isAccepted);
    };
    socket.on('connect', answer(true)).on('error', answer(false)).on('timeout', answer(false));
  });
}
