import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { imageExtensions, imageSizes } from '@bestellwerk/domain/records/definitions/image.schema';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import type { INestApplication } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { SESSION_COOKIE } from '../http/session-cookie-name.js';
import { Precompressed } from '../http/precompressed.js';
import { completed } from './completed-document.js';
import { described } from './component-schemas.js';
import { staticFile, type StaticFile } from '../pages/static-files.js';

const API_VERSION = '1';
const ABOUT = `Ordering platform: shop and back office.

Answers are \`{ data }\`, lists \`{ data, meta }\`, and whatever goes wrong \`{ errors: [{ message, field }] }\`, in German.

Commands take an \`Idempotency-Key\`: sent again under the same key they are done once. Their answers name a position in
\`X-Position\`. A read that sends it back waits for that command, at most half a second; an answer without it says \`X-Stale\`.

Records have a revision, which single records also carry as \`ETag\`: a client that changes one sends it back as \`If-Match\`.

An image \`{ id, version, extension }\` is served at \`/image/{size}/{id}-{version}.{extension}\`, in the sizes
${Object.keys(imageSizes).join(', ')} and as ${imageExtensions.join(', ')}; an upload at
\`/upload/{publicHash}/{id}-{version}.{extension}\`.`;
const SESSION =
  'POST /api/session sets it. A request that brings it may change something only with the Origin of this interface.';
const TOKEN = 'Of a paired screen: GET /api/signage/pairings/{secret} returns it once.';

/** The description of everything under /api, made from the routes and their schemas. */
export function openApiDocument(app: INestApplication): OpenAPIObject {
  const about = new DocumentBuilder()
    .setTitle('Bestellwerk')
    .setDescription(ABOUT)
    .setVersion(API_VERSION)
    .addCookieAuth(SESSION_COOKIE, { type: 'apiKey', in: 'cookie', description: SESSION }, SESSION_COOKIE)
    .addBearerAuth({ type: 'http', scheme: 'bearer', description: TOKEN })
    .build();
  return completed(SwaggerModule.createDocument(app, about, { standardSchemaConverter: described }));
}

/** Serves the description at /api/docs (to read) and /api/docs-json; it is created at the first request. */
export function serveOpenApi(fastify: FastifyInstance, describe: () => OpenAPIObject): void {
  const ui = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
  let description: StaticFile | undefined;
  const described = () => (description ??= textFile(JSON.stringify(describe()), JSON_TYPE));
  serve(fastify, '/api/docs', () => PAGE);
  serve(fastify, '/api/docs-start.js', () => START);
  serve(fastify, '/api/docs-json', described);
  for (const name of ['swagger-ui.css', 'swagger-ui-bundle.js']) {
    const file = staticFile(join(ui, name));
    serve(fastify, `/api/docs/${name}`, () => file);
  }
}

function serve(fastify: FastifyInstance, path: string, file: () => StaticFile): void {
  fastify.get(path, async (request, reply) => {
    const { content, type } = file();
    void reply.header('cache-control', 'no-cache').type(type);
    await content.send(request, reply);
    return reply;
  });
}

const textFile = (text: string, type: string): StaticFile => ({
  content: new Precompressed(Buffer.from(text)),
  type,
});

const JSON_TYPE = 'application/json; charset=utf-8';
const PAGE = textFile(
  `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Bestellwerk: Schnittstelle</title>
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
</head>
<body>
<div id="description"></div>
<script src="/api/docs/swagger-ui-bundle.js"></script>
<script src="/api/docs-start.js"></script>
</body>
</html>
`,
  'text/html; charset=utf-8',
);

const START = textFile(
  `SwaggerUIBundle({ url: '/api/docs-json', dom_id: '#description', deepLinking: true });\n`,
  'text/javascript; charset=utf-8',
);
