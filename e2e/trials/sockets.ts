import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { Product } from '../support/product.js';
import { OrderFlow } from './order-flow.js';
import { countsText } from './page-watch.js';
import type { Trial, TrialReport } from './trial.js';

const SOCKETS = 5_000;
const AT_ONCE = 50;
const MOST_OPEN = 200;
const MEASURED_MS = 10_000;

/** One address opens thousands of sockets and is silent on them, while limits are on. */
async function trySockets(): Promise<TrialReport> {
  const product = await Product.start({ env: { THROTTLE: '1' } });
  const sockets: WebSocket[] = [];
  try {
    const before = rssOf(product);
    const outcomes: Record<string, number> = {};
    let opened = 0;
    const open = async (): Promise<void> => {
      while (opened++ < SOCKETS) {
        const { socket, outcome } = await openSocket(product.url);
        sockets.push(socket);
        outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, open));
    const at = rssOf(product);
    await delay(1_000);
    const isOpen = sockets.filter(({ readyState }) => readyState === WebSocket.OPEN).length;
    const counted = await liveSockets(product.url);
    const flow = await OrderFlow.begin(product.url, { guests: 1 });
    await delay(MEASURED_MS);
    await flow.stop();
    const stillOpen = sockets.filter(({ readyState }) => readyState === WebSocket.OPEN).length;
    return {
      figures: {
        'answers to 5 000 sockets': countsText(outcomes),
        open: `${isOpen}, ${stillOpen} after ${MEASURED_MS / 1000} s`,
        'live_sockets says': counted,
        'memory of the backend': `${before} → ${at} MB`,
        'orders meanwhile': countsText(flow.outcomes),
      },
      findings: isOpen > MOST_OPEN ? [`${isOpen} sockets are open`] : [],
    };
  } finally {
    for (const socket of sockets) socket.terminate();
    await product.stop();
  }
}

function openSocket(url: string): Promise<{ socket: WebSocket; outcome: string }> {
  const address = `${url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`;
  const socket = new WebSocket(address, { origin: url });
  return new Promise((resolve) => {
    socket.once('open', () => resolve({ socket, outcome: 'accepted' }));
    socket.once('unexpected-response', (_request, { statusCode }) =>
      resolve({ socket, outcome: String(statusCode) }),
    );
    socket.on('error', (error: NodeJS.ErrnoException) =>
      resolve({ socket, outcome: error.code ?? error.message }),
    );
  });
}

async function liveSockets(url: string): Promise<string> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return /^live_sockets (\d+)/m.exec(text)?.[1] ?? 'nothing';
}

/** In megabytes. */
function rssOf(product: Product): number {
  const [pid] = product.pidsOf('backend');
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1];
  return Math.round(Number(kilobytes) / 1024);
}

export const sockets: Trial = {
  name: 'sockets',
  about: `${SOCKETS} silent sockets from one address`,
  run: trySockets,
};
