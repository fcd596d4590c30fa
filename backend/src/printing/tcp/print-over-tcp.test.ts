import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { afterEach, describe, expect, test } from '@jest/globals';
import { FakeTcpPrinter } from '../testing/fake-tcp-printer.js';
import { askOverTcp, isThere, printOverTcp } from './print-over-tcp.js';

const servers: Server[] = [];
const sockets = new Set<Socket>();
const printers: FakeTcpPrinter[] = [];
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  for (const server of servers.splice(0)) server.close();
  for (const printer of printers.splice(0)) await printer.stop();
});

async function at(server: Server) {
  server.on('connection', (socket: Socket) => sockets.add(socket.on('error', () => undefined)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  servers.push(server);
  return { host: '127.0.0.1', port: (server.address() as AddressInfo).port, hasStatus: true };
}

/** A server that sends this text to each connection. */
const greeting = (line: string) => at(createServer((socket) => socket.resume().write(line, 'latin1')));

const print = async (printer: Awaited<ReturnType<typeof at>>) => {
  let isBegun = false;
  const result = await printOverTcp(printer, Buffer.from('Ticket'), async () => void (isBegun = true));
  return { result, isBegun };
};

describe('a server that is no printer is reported as one, and gets no document', () => {
  test.each([
    ['an SSH server', 'SSH-2.0-OpenSSH_9.6p1 Ubuntu-3ubuntu13.5\r\n'],
    ['an FTP server', '220 (vsFTPd 3.0.5)\r\n'],
    ['a mail server', '220 mail.example.de ESMTP Postfix\r\n'],
    ['a server of TLS that reports a bad record', '\x15\x03\x01\x00\x02\x02\x16'],
    ['a telnet server', '\xff\xfd\x18\xff\xfd\x20\xff\xfd\x23\xff\xfd\x27'],
    [
      'a web server that answers at once',
      'HTTP/1.1 400 Bad Request\r\nServer: nginx/1.22.1\r\nDate: Wed, 25 Nov 2026 15:00:00 GMT\r\n' +
        'Content-Type: text/html\r\nContent-Length: 157\r\nConnection: close\r\n\r\n' +
        '<html>\r\n<head><title>400 Bad Request</title></head>\r\n',
    ],
  ])('%s', async (_what, line) => {
    const printer = await greeting(line);
    expect(await print(printer)).toEqual({
      result: { result: 'failed', code: 'no-printer' },
      isBegun: false,
    });
    expect(await askOverTcp(printer)).toBe('no-printer');
    expect(await isThere(printer)).toBe(false);
  });

  test("Node's web server, which refuses what it is asked", async () => {
    const printer = await at(createHttpServer());
    expect(await print(printer)).toEqual({
      result: { result: 'failed', code: 'no-printer' },
      isBegun: false,
    });
  });
});

describe('a printer', () => {
  const ready = [0x12, 0x12, 0x12, 0x12];
  /** Answers each question with its byte, after what it sends of itself. */
  const answering = (statuses: readonly number[], before: readonly number[] = []) =>
    at(
      createServer((socket) => {
        socket.on('data', (bytes) => {
          for (let index = 0; index < bytes.length; index += 1) {
            if (bytes[index] !== 0x10 || bytes[index + 1] !== 0x04) continue;
            socket.write(Buffer.from([...before, statuses[bytes[index + 2]! - 1]!]));
          }
          if (bytes.includes('Ticket')) socket.write(Buffer.from([0x00]));
        });
      }),
    );

  test('prints while nothing is wrong', async () => {
    expect(await print(await answering(ready))).toEqual({ result: { result: 'printed' }, isBegun: true });
  });

  test('may send its automatic status, and flow control, before and between its answers', async () => {
    for (const own of [
      [0x10, 0x00, 0x00, 0x00],
      [0x14, 0x00, 0x00, 0x0f],
      [0x11],
      [0x13, 0x11],
      [0x38, 0x20, 0x0c, 0x00],
    ]) {
      const printer = await answering(ready, own);
      expect(await askOverTcp(printer)).toBe('ready');
      expect(await print(printer)).toMatchObject({ result: { result: 'printed' } });
    }
  });

  test('is reported with its own error', async () => {
    expect(await askOverTcp(await answering([0x1a, 0x16, 0x12, 0x12]))).toBe('cover-open');
    expect(await askOverTcp(await answering([0x1a, 0x32, 0x12, 0x72]))).toBe('paper-out');
  });

  test('that says nothing has not answered, and one that is away cannot be reached', async () => {
    const printer = await FakeTcpPrinter.start();
    printers.push(printer);
    printer.trouble = 'silent';
    const address = { host: '127.0.0.1', port: printer.port };
    expect(await askOverTcp(address)).toBe('no-answer');
    await printer.stop();
    expect(await askOverTcp(address)).toBe('unreachable');
  });
});
