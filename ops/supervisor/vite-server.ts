/** A front end's development server as a part. Argument: the front end's folder. */
import { resolve } from 'node:path';
import { announce, onShutdown } from '@bestellwerk/server-kit/process-lifecycle';
import { createServer } from 'vite';

const folder = process.argv[2]!;
process.chdir(resolve(folder));
const server = await createServer();
await server.listen();
onShutdown(() => server.close());
announce({ ready: true, url: server.resolvedUrls!.local[0]! });
