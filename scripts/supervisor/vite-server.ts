/** A front end's development server as a part. Argument: the front end's folder. */
import { resolve } from 'node:path';
import { createServer } from 'vite';

const folder = process.argv[2]!;
process.chdir(resolve(folder));
const server = await createServer();
await server.listen();
const leave = (): void => void server.close().finally(() => process.exit());
process.on('SIGTERM', leave);
process.on('disconnect', leave);
process.send?.({ ready: true, url: server.resolvedUrls!.local[0] });
