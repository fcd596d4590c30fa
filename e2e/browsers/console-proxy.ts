import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';

/** Runs before all else in every page, and reports what a browser would write to its console. */
const LISTENER = `
const report = (text) => navigator.sendBeacon('/__console', location.href + ': ' + text);
for (const level of ['error', 'warn']) {
  const own = console[level];
  console[level] = (...words) => { report(words.map(String).join(' ')); own.apply(console, words); };
}
addEventListener('error', ({ message }) => report(message));
addEventListener('unhandledrejection', ({ reason }) => report('rejected: ' + reason));
document.addEventListener('securitypolicyviolation', ({ blockedURI, violatedDirective }) =>
  report('blocked by ' + violatedDirective + ': ' + blockedURI));
`;

/**
 * Stands before a product and sees what a page writes to its console, for browsers that keep that to themselves: each page
 * gets a first script, and each failed response is a line of its own, as in any browser.
 */
export class ConsoleProxy {
  readonly lines: string[] = [];
  private readonly server = createServer((incoming, outgoing) => this.answer(incoming, outgoing));
  private readonly sockets = new Set<Socket>();

  private constructor(private readonly target: URL) {
    this.server.on('connection', (socket: Socket) => this.keep(socket));
    this.server.on('upgrade', (incoming: IncomingMessage, socket: Socket, head: Buffer) =>
      this.upgrade(incoming, socket, head),
    );
  }

  static async before(target: string): Promise<ConsoleProxy> {
    const proxy = new ConsoleProxy(new URL(target));
    await new Promise<void>((listening) => proxy.server.listen(0, '127.0.0.1', listening));
    return proxy;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.server.close();
    for (const socket of this.sockets) socket.destroy();
  }

  private keep(socket: Socket): void {
    this.sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => this.sockets.delete(socket));
  }

  private answer(incoming: IncomingMessage, outgoing: ServerResponse): void {
    if (incoming.url === '/__console.js') {
      outgoing.setHeader('content-type', 'text/javascript');
      outgoing.end(`{${LISTENER}}`);
      return;
    }
    if (incoming.url === '/__console') {
      incoming.setEncoding('utf8').on('data', (line: string) => this.lines.push(`on ${line}`));
      incoming.on('end', () => outgoing.writeHead(204).end());
      return;
    }
    this.forward(incoming, outgoing);
  }

  private forward(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const { method, url, headers } = incoming;
    const options = { method, path: url, headers: { ...headers, 'accept-encoding': 'identity' } };
    const sent = request(this.target, options, (answer) => {
      const status = answer.statusCode!;
      if (status >= 400) this.lines.push(`on ${headers.referer}: ${method} ${url} was answered ${status}`);
      if (!answer.headers['content-type']?.startsWith('text/html')) {
        outgoing.writeHead(status, answer.headers);
        answer.pipe(outgoing);
        return;
      }
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => {
        const page = String(Buffer.concat(parts)).replace(
          /<head[^>]*>/,
          '$&<script src="/__console.js"></script>',
        );
        const { 'content-length': _length, ...others } = answer.headers;
        outgoing.writeHead(status, others).end(page);
      });
    });
    sent.on('error', () => outgoing.destroy());
    incoming.pipe(sent);
  }

  private upgrade({ method, url, rawHeaders }: IncomingMessage, socket: Socket, head: Buffer): void {
    const onward = connect(Number(this.target.port), this.target.hostname);
    this.keep(onward);
    const lines = rawHeaders.flatMap((name, at) => (at % 2 === 0 ? [`${name}: ${rawHeaders[at + 1]}`] : []));
    onward.write([`${method} ${url} HTTP/1.1`, ...lines, '', ''].join('\r\n'));
    onward.write(head);
    socket.pipe(onward).pipe(socket);
    socket.on('close', () => onward.destroy());
  }
}
