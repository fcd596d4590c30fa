import { HttpConnection } from './http-connection.js';

/** So many workers do the same over and over. Answers how often it was done per second. */
export async function perSecond(
  workers: number,
  milliseconds: number,
  work: (worker: number) => Promise<unknown>,
): Promise<number> {
  const started = performance.now();
  const end = started + milliseconds;
  let done = 0;
  const repeat = async (worker: number) => {
    while (performance.now() < end) {
      await work(worker);
      done++;
    }
  };
  await Promise.all(Array.from({ length: workers }, (_, worker) => repeat(worker)));
  return (done * 1_000) / (performance.now() - started);
}

/** How many requests per second a server answers with the status expected; another one ends the run. */
export async function requestsPerSecond(
  url: string,
  { connections, milliseconds, status }: { connections: number; milliseconds: number; status: number },
  nextRequest: () => string,
): Promise<number> {
  const open = await Promise.all(Array.from({ length: connections }, () => HttpConnection.open(url)));
  try {
    return await perSecond(connections, milliseconds, async (worker) => {
      const answer = await open[worker]!.send(nextRequest());
      if (answer.status !== status) throw new Error(`${url} answered ${answer.status}: ${answer.body}`);
    });
  } finally {
    for (const connection of open) connection.close();
  }
}
