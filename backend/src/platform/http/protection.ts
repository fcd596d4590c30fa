import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { ThirdPartyHosts } from '@bestellwerk/domain/analytics/third-parties';
import type { FastifyInstance } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';

export type ProtectingHeaders = Readonly<Record<string, string>>;

interface Protection {
  readonly scriptHashes: readonly string[];
  readonly isBehindHttps: boolean;
  /** Only for pages of guests who agreed. */
  readonly hosts?: ThirdPartyHosts;
}

export const POLICY = 'content-security-policy';
const noHosts: ThirdPartyHosts = { scripts: [], images: [], connections: [] };

/** Headers that keep pages to themselves: nothing is loaded from or sent to anywhere else but to `hosts`. */
export function protectingHeaders({
  scriptHashes,
  isBehindHttps,
  hosts = noHosts,
}: Protection): ProtectingHeaders {
  return headersOf({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...scriptHashes, ...hosts.scripts],
        scriptSrcAttr: ["'none'"],
        // Mantine writes its variables into style elements.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', ...hosts.images],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...hosts.connections],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: isBehindHttps,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
  });
}

export function protectPages(fastify: FastifyInstance, headers: ProtectingHeaders): void {
  fastify.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(headers);
    done();
  });
}

/** Built once: they are the same for every answer, and building them costs as much as reading a form. */
function headersOf(options: HelmetOptions): Record<string, string> {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  helmet(options)(request, response, (error) => {
    if (error) throw error;
  });
  return response.getHeaders() as Record<string, string>;
}
