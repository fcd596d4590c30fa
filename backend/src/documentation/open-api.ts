import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { SESSION_COOKIE } from '../access/session-cookie.js';

/** The description of everything under /api, made from the routes and their schemas. */
export function openApiDocument(app: INestApplication, version: string): OpenAPIObject {
  const about = new DocumentBuilder()
    .setTitle('Bestellwerk')
    .setDescription('Ordering platform: shop and back office.')
    .setVersion(version)
    .addCookieAuth(SESSION_COOKIE, { type: 'apiKey', in: 'cookie' }, SESSION_COOKIE)
    .build();
  return SwaggerModule.createDocument(app, about);
}

/** Serves the description at /api/docs (to read) and /api/docs-json. */
export function serveOpenApi(app: INestApplication, document: OpenAPIObject): void {
  SwaggerModule.setup('api/docs', app, document, { jsonDocumentUrl: 'api/docs-json' });
}
