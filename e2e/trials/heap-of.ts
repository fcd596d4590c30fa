import { WebSocket } from 'ws';

/** Megabytes of a Node process's heap after a collection, by its inspector. */
export async function heapOf(inspectorPort: number): Promise<number> {
  const [target] = await (await fetch(`http://127.0.0.1:${inspectorPort}/json/list`)).json();
  const socket = new WebSocket(target.webSocketDebuggerUrl);
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  let last = 0;
  const ask = (method: string): Promise<{ usedSize: number }> =>
    new Promise((resolve) => {
      const id = ++last;
      socket.on('message', (text: Buffer) => {
        const answer = JSON.parse(text.toString());
        if (answer.id === id) resolve(answer.result);
      });
      socket.send(JSON.stringify({ id, method }));
    });
  await ask('HeapProfiler.collectGarbage');
  const { usedSize } = await ask('Runtime.getHeapUsage');
  socket.close();
  return usedSize / 1024 / 1024;
}
