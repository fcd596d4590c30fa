import { type ClientHttp2Session, connect, constants } from 'node:http2';
import { framed, FrameReader } from '../../event-store/transport/grpc-wire.js';

export interface RawAnswer {
  readonly answers: Buffer[];
  /** Undefined if the call was ended here, with everything received that was waited for. */
  readonly status:
    | { readonly code: number; readonly details: string; readonly trailers: Record<string, string> }
    | undefined;
}

export interface RawCall {
  readonly method: string;
  readonly requests: readonly Buffer[];
  /** Whether the call goes on for as long as the caller likes: then it ends after so many answers. */
  readonly endAfter: number | undefined;
  /** Called with each answer. */
  readonly onAnswer: (answer: Buffer) => void;
}

const MOST_MS = 5_000;
const MAX_MESSAGE_BYTES = 17 * 1024 * 1024;

/** Sends bytes as they are, without a client that could change them. */
export class RawConnection {
  private readonly session: ClientHttp2Session;

  constructor(url: string) {
    this.session = connect(`http://${new URL(url.replace(/^\w+/, 'http')).host}`);
  }

  call({ method, requests, endAfter, onAnswer }: RawCall): Promise<RawAnswer> {
    return new Promise((resolve, reject) => {
      const stream = this.session.request({
        ...{ ':method': 'POST', ':path': method, 'content-type': 'application/grpc', te: 'trailers' },
      });
      const reader = new FrameReader(MAX_MESSAGE_BYTES);
      const answers: Buffer[] = [];
      let trailers: Record<string, string> = {};
      const done = (status: RawAnswer['status']): void => {
        clearTimeout(timer);
        resolve({ answers, status });
        stream.close(constants.NGHTTP2_CANCEL);
      };
      const timer = setTimeout(() => done(undefined), MOST_MS);
      const take = (headers: object): void => {
        trailers = { ...trailers, ...(headers as Record<string, string>) };
      };
      stream.on('response', take).on('trailers', take).on('error', reject);
      stream.on('data', (bytes: Buffer) => {
        for (const answer of reader.take(bytes)) {
          answers.push(answer);
          onAnswer(answer);
          if (answers.length === endAfter) done(undefined);
        }
      });
      stream.on('end', () => {
        const { 'grpc-status': code, 'grpc-message': details = '', ...others } = trailers;
        // As gRPC's own client does: it leaves alone what need not be encoded.
        if (code !== undefined) done({ code: Number(code), details: decodeURI(details), trailers: others });
      });
      for (const request of requests) stream.write(framed([request]));
      if (!method.endsWith('/BatchAppend')) stream.end();
    });
  }

  close(): void {
    this.session.destroy();
  }
}
