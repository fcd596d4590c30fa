import { connect, type IncomingHttpHeaders } from 'node:http2';
import { describe, expect, test } from '@jest/globals';
import { serveGrpc } from './grpc-server.js';
import { CallError, status } from './grpc-wire.js';

describe('the error message of a call', () => {
  test.each([
    ["Event stream '$all' is deleted.", "Event stream '$all' is deleted."],
    ['Stream: a, Expected version: 0', 'Stream: a, Expected version: 0'],
    ['100 % Käse\n', '100 %25 K%C3%A4se%0A'],
  ])('is percent-encoded as gRPC specifies: %j', async (message, written) => {
    const fail = new CallError(status.UNKNOWN, message);
    const server = await serveGrpc({ '/a/b': (call) => call.fail(fail) }, { host: '127.0.0.1', port: 0 });
    const session = connect(`http://127.0.0.1:${server.port}`);
    const headers = await new Promise<IncomingHttpHeaders>((resolve) =>
      session.request({ ':method': 'POST', ':path': '/a/b' }).on('response', resolve).end(),
    );
    expect(headers['grpc-message']).toBe(written);
    expect(decodeURIComponent(written)).toBe(message);
    session.destroy();
    server.stop();
  });
});
