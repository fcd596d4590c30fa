import { announce, type Trouble } from '@bestellwerk/server-kit/process-lifecycle';
import { fileURLToPath } from 'node:url';

/** Reports to the supervisor, and as one JSON line on standard output, that this part is ready. */
export function announceReady(url: string): void {
  announce({ ready: true, url });
  console.log(JSON.stringify({ ready: true, url }));
}

let hasTrouble = false;

/** Reports to the supervisor what this part cannot do; null when all is well again. */
export function announceTrouble(trouble: Trouble | null): void {
  if (trouble || hasTrouble) announce({ trouble });
  hasTrouble = trouble !== null;
}

/** The script beside `moduleUrl`, compiled or not as the module itself is. */
export function scriptBeside(moduleUrl: string, relative: string): string {
  const extension = moduleUrl.endsWith('.ts') ? '.ts' : '.js';
  return fileURLToPath(new URL(`${relative}${extension}`, moduleUrl));
}
