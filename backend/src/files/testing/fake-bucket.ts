import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { Bucket } from '../../platform/file-settings.js';

/** An S3-compatible server in memory that refuses unsigned requests. */
export class FakeBucket {
  readonly objects = new Map<string, Buffer>();
  isFailing = false;

  private constructor(private readonly server: Server) {}

  static async start(): Promise<FakeBucket> {
    const server = createServer();
    const bucket = new FakeBucket(server);
    server.on('request', (request, response) => {
      void buffer(request).then((body) => {
        const { status, content } = bucket.answer(
          request.method!,
          request.url!,
          request.headers.authorization,
          body,
        );
        response.writeHead(status).end(content);
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return bucket;
  }

  get settings(): Bucket {
    const { port } = this.server.address() as AddressInfo;
    const keys = { accessKey: 'AKIATEST', secretKey: 'secret' };
    return { endpoint: `http://127.0.0.1:${port}/`, name: 'inn', region: 'eu-central-1', ...keys };
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private answer(method: string, path: string, signature: string | undefined, body: Buffer) {
    const isSigned = /^AWS4-HMAC-SHA256 Credential=AKIATEST\/\d{8}\/eu-central-1\/s3\/aws4_request, /.test(
      signature ?? '',
    );
    if (!isSigned) return { status: 403, content: undefined };
    if (this.isFailing) return { status: 507, content: undefined };
    if (method === 'PUT') {
      this.objects.set(path, body);
      return { status: 200, content: undefined };
    }
    const content = this.objects.get(path);
    return content ? { status: 200, content } : { status: 404, content: undefined };
  }
}
