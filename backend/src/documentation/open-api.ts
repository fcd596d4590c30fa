import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import type { INestApplication } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { SESSION_COOKIE } from '../access/session-cookie.js';
import { Precompressed } from '../http/precompressed.js';
import { staticFile, type StaticFile } from '../pages/static-files.js';

const API_VERSION = '1';

/** The description of everything under /api, made from the routes and their schemas. */
export function openApiDocument(app: INestApplication): OpenAPIObject {
  const about = new DocumentBuilder()
    .setTitle('Bestellwerk')
    .setDescription('Ordering platform: shop and back office.')
    .setVersion(API_VERSION)
    .addCookieAuth(SESSION_COOKIE, { type: 'apiKey', in: 'cookie' }, SESSION_COOKIE)
    .build();
  return SwaggerModule.createDocument(app, about);
}

/** Serves the description at /api/docs (to read) and /api/docs-json. */
export function serveOpenApi(fastify: FastifyInstance, document: OpenAPIObject): void {
  const ui = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
  serve(fastify, '/api/docs', made(PAGE, 'text/html; charset=utf-8'));
  serve(fastify, '/api/docs-start.js', made(START, 'text/javascript; charset=utf-8'));
  serve(fastify, '/api/docs-json', made(JSON.stringify(document), 'application/json; charset=utf-8'));
  for (const name of ['swagger-ui.css', 'swagger-ui-bundle.js']) {
    serve(fastify, `/api/docs/${name}`, staticFile(join(ui, name)));
  }
}

function serve(fastify: FastifyInstance, path: string, { content, type }: StaticFile): void {
  fastify.get(path, async (request, reply) => {
    void reply.header('cache-control', 'no-cache').type(type);
    await content.send(request, reply);
    return reply;
  });
}

const made = (text: string, type: string): StaticFile => ({
  content: new Precompressed(Buffer.from(text)),
  type,
});

const PAGE = `<!doctype html>
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
`;

const START = `SwaggerUIBundle({ url: '/api/docs-json', dom_id: '#description', deepLinking: true });\n`;
