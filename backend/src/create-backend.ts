import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import { setGermanMessages } from '@bestellwerk/domain/records/validation-texts';
import { resources as allResources } from '@bestellwerk/domain/records/definitions/all';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { SessionEndReasons } from './access/session-end-reasons.js';
import { Secrets } from './platform/secrets.js';
import { useSessions } from './access/session-cookie.js';
import { createSessionStore } from './access/session-store.js';
import { AppModule } from './app.module.js';
import { CatalogueReader } from './platform/catalogue-reader.js';
import { answerInitAtOnce } from './catalogue/init-fast-path.js';
import { InitAnswers } from './catalogue/init-answers.js';
import { Clock } from './platform/clock.js';
import { openApiDocument, serveOpenApi } from './platform/openapi/open-api.js';
import { databaseAwayText } from './health/part-texts.js';
import { Parts } from './health/parts.js';
import { limitFiles } from './files/upload-route.decorator.js';
import {
  answerUnreadable,
  compressAnswers,
  logRequests,
  useTestClock,
} from './platform/http/request-hooks.js';
import { FailuresFilter, sendFailure } from './platform/http/failures.filter.js';
import { NestLogger } from '@bestellwerk/server-kit/logger';
import { POLICY, protectPages, protectingHeaders } from './platform/http/protection.js';
import { Throttle } from './platform/http/throttle.js';
import { validationPipe } from './platform/http/pipes.js';
import { sendWritten } from './platform/http/command-result.js';
import type { Resources } from './records/resources.token.js';
import { SameOriginAdapter } from './live/same-origin.adapter.js';
import { measureRequests } from './platform/metrics/measure-requests.js';
import { Metrics } from './platform/metrics/metrics.js';
import { keepRawBodies } from './payments/raw-body.js';
import { builtFrontEnds } from './platform/pages/front-end.js';
import { hasShopPage } from './catalogue/shop-pages.js';
import { contentOfStatusPages, PageContents } from './website/page-contents.js';
import { PageHeads } from './website/page-heads.js';
import { PublicOrders } from './ordering/public-orders.js';
import { Redirects } from './website/redirects.js';
import { PagePolicies } from './platform/pages/page-policies.js';
import { servePages } from './platform/pages/serve-pages.js';
import type { Settings } from './platform/settings.js';

const BODY_LIMIT = 256 * 1024;

/** The whole backend, ready to listen. Waits for the database; the log may come later. */
export async function createBackend(
  settings: Settings,
  logger: Logger,
  resources: Resources = allResources,
): Promise<NestFastifyApplication> {
  setGermanMessages();
  const adapter = new FastifyAdapter({
    trustProxy: settings.trustProxy,
    bodyLimit: BODY_LIMIT,
    genReqId: () => randomUUID(),
    forceCloseConnections: true,
    clientErrorHandler: answerUnreadable,
    frameworkErrors: (error: unknown, _request: unknown, reply: FastifyReply) => sendFailure(error, reply),
    routerOptions: { ignoreTrailingSlash: true },
  });
  const app = await NestFactory.create<NestFastifyApplication>(
    AppModule.with(settings, logger, resources),
    adapter,
    {
      logger: new NestLogger(logger),
      abortOnError: false,
      forceCloseConnections: true,
    },
  );
  app.useGlobalPipes(validationPipe());
  app.useGlobalFilters(new FailuresFilter(logger, whyUnavailable(app)));
  app.useWebSocketAdapter(new SameOriginAdapter(app));
  await configureFastify(app, settings, logger);
  await app.init();
  return app;
}

/** Explains why health details need the database: sessions live in it. */
const whyUnavailable = (app: NestFastifyApplication) => async (path: string) =>
  path.startsWith('/api/health/') ? databaseAwayText(await app.get(Parts, { strict: false }).read()) : null;

/** What holds for every request. */
async function configureFastify(
  app: NestFastifyApplication,
  settings: Settings,
  logger: Logger,
): Promise<void> {
  const fastify = app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
  const frontEnds = builtFrontEnds();
  const scriptHashes = frontEnds.flatMap((frontEnd) => frontEnd.scriptHashes);
  const ownPages = { scriptHashes, isBehindHttps: settings.trustProxy };
  const protection = protectingHeaders(ownPages);
  const [answers, throttle] = [app.get(InitAnswers), app.get(Throttle)];
  const isAllowed = (ip: string) => !settings.isThrottled || throttle.count(ip) === 0;
  answerInitAtOnce(fastify, {
    prepared: (headers) => answers.preparedForVisitors(headers),
    isAllowed,
    headers: protection,
  });
  logRequests(fastify, logger);
  measureRequests(fastify, app.get(Metrics));
  const reader = app.get(CatalogueReader);
  const [redirects, heads] = [app.get(Redirects), app.get(PageHeads)];
  const policies = new PagePolicies({
    settings: () => reader.catalogue().config,
    make: (hosts) => protectingHeaders({ ...ownPages, hosts })[POLICY]!,
  });
  servePages(fastify, frontEnds, {
    hasPage: (prefix, path) => prefix !== '/' || hasShopPage(path, reader),
    // A page goes before a redirect: that of its old address may be there before its new one is shown, and a branch be new.
    redirect: (path) => (hasShopPage(path, reader) ? null : redirects.follow(path)),
    atOnce: protection,
    parts: (path, isFound) => heads.of(path, isFound),
    privateContent: contentOfStatusPages({
      find: (uid, hash) => app.get(PublicOrders, { strict: false }).find(uid, hash),
      contents: app.get(PageContents),
      isAllowed,
    }),
    policy: (path, cookies) => policies.of(path, cookies),
  });
  if (settings.isTest) useTestClock(fastify, app.get(Clock));
  protectPages(fastify, protection);
  sendWritten(fastify);
  limitFiles(fastify);
  keepRawBodies(fastify);
  await compressAnswers(fastify);
  const store = createSessionStore(app.get(DataSource), (message) => logger.warn(message));
  const ended = app.get(SessionEndReasons);
  await useSessions(fastify, app.get(Secrets), store, (request) => ended.hasReason(request));
  serveOpenApi(fastify, () => openApiDocument(app));
}
