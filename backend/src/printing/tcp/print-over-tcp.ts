import type { Device } from '@bestellwerk/domain/records/definitions/device';
import { PRINTED_WITHIN_MS } from '../printed-within.js';
import { faultOf, isPaperOut } from './escpos-status.js';
import { PrinterSocket } from './printer-socket.js';

const DEFAULT_PORT = 9100;

/** `unknown`: it was sent, and the printer has not said what became of it. */
export type TcpResult =
  { readonly result: 'printed' | 'unknown' } | { readonly result: 'failed'; readonly code: string };

const failed = (code: string): TcpResult => ({ result: 'failed', code });

/**
 * Sends a document to a printer: its state before, the document, its answer when it has come to the end, and its state
 * after. `begin` is called before the first byte of the document.
 */
export async function printOverTcp(
  printer: Pick<Device, 'host' | 'port' | 'hasStatus'>,
  bytes: Buffer,
  begin: () => Promise<void>,
  withinMs = PRINTED_WITHIN_MS,
): Promise<TcpResult> {
  const socket = await PrinterSocket.open(printer.host, printer.port ?? DEFAULT_PORT).catch(() => null);
  if (!socket) return failed('unreachable');
  try {
    const trouble = printer.hasStatus ? await troubleOf(socket) : null;
    if (trouble !== null) return failed(trouble);
    await begin();
    await socket.send(bytes).catch(() => undefined);
    if (!printer.hasStatus) return { result: 'printed' };
    const answer = await socket.next(withinMs, (byte) => (byte & 0x90) === 0);
    const after = await socket.status();
    const late = typeof after === 'string' ? null : faultOf(after);
    if (late !== null) return failed(late);
    if (answer === null) return { result: 'unknown' };
    return isPaperOut(answer) ? failed('paper-out') : { result: 'printed' };
  } finally {
    await socket.close();
  }
}

/** Why what answers there cannot print; null if it can. */
async function troubleOf(socket: PrinterSocket): Promise<string | null> {
  const status = await socket.status();
  return typeof status === 'string' ? status : faultOf(status);
}

/** Whether a printer could print now, as far as it reports. */
export async function isThere({
  host,
  port,
  hasStatus,
}: Pick<Device, 'host' | 'port' | 'hasStatus'>): Promise<boolean> {
  const socket = await PrinterSocket.open(host, port ?? DEFAULT_PORT).catch(() => null);
  if (!socket) return false;
  try {
    return !hasStatus || (await troubleOf(socket)) === null;
  } finally {
    await socket.close();
  }
}

/** What a printer says of itself: `ready`, or why it cannot print, or why nothing is known of it. */
export async function askOverTcp({ host, port }: Pick<Device, 'host' | 'port'>): Promise<string> {
  const socket = await PrinterSocket.open(host, port ?? DEFAULT_PORT).catch(() => null);
  if (!socket) return 'unreachable';
  try {
    return (await troubleOf(socket)) ?? 'ready';
  } finally {
    await socket.close();
  }
}
