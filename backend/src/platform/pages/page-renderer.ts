import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { OnModuleDestroy } from '@nestjs/common';
import type { Logger } from 'pino';
import type { PublicOrder } from '@bestellwerk/domain/contracts/order.schema';
import type { Precompressed } from '../http/precompressed.js';

/** What pages are rendered of. */
export interface RenderedCatalogue {
  /** The same object as long as nothing has changed. */
  readonly version: object;
  /** As /api/init answers visitors. */
  readonly answer: () => Pick<Precompressed, 'identity' | 'etag'>;
}

interface Waiting {
  readonly resolve: (html: string | null) => void;
  readonly timer: NodeJS.Timeout;
}

/** `frontend-store/rendering/render-worker.ts` answers with these. */
type Answer =
  { readonly id: number; readonly html: string } | { readonly id: number; readonly failure: string };

/** The shop as `npm run build` builds it for this. */
const PROGRAM = fileURLToPath(
  new URL('../../../../frontend-store/rendering/dist/render-worker.js', import.meta.url),
);
interface Limits {
  /** Guests do not wait longer than this for what scripts show them in any case. */
  readonly patienceMs: number;
  /** A worker that answers nothing for so long is ended. */
  readonly hangsAfterMs: number;
}

const usualLimits: Limits = { patienceMs: 1_500, hangsAfterMs: 15_000 };
/** After a failure of the worker itself. */
const REST_MS = 10_000;
const MOST_WAITING = 50;
const MEMORY = { maxOldGenerationSizeMb: 256 };

/**
 * Renders pages of the shop in a thread of its own: commands do not wait for it. What fails or takes too long is answered with null,
 * and the page is sent without content.
 */
export class PageRenderer implements OnModuleDestroy {
  private worker: Worker | null = null;
  private sent: object | null = null;
  private lastId = 0;
  private restsUntil = 0;
  private hangs: NodeJS.Timeout | undefined;
  private readonly waiting = new Map<number, Waiting>();

  constructor(
    private readonly log: Logger,
    private readonly program = PROGRAM,
    private readonly limits = usualLimits,
  ) {}

  /** The element of the shop with the page at a path, a status page with its order. */
  render(path: string, catalogue: RenderedCatalogue, order?: PublicOrder): Promise<string | null> {
    const worker = this.waiting.size < MOST_WAITING ? this.running() : null;
    if (!worker) return Promise.resolve(null);
    if (this.sent !== catalogue.version) {
      const { identity, etag } = catalogue.answer();
      worker.postMessage({ catalogue: identity.toString(), etag });
    }
    this.sent = catalogue.version;
    const id = ++this.lastId;
    worker.postMessage({ id, path, order });
    this.endIfItHangs(worker);
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.answer(id, null), this.limits.patienceMs);
      this.waiting.set(id, { resolve, timer });
    });
  }

  /** Starts the worker, so that the first guest need not wait for it. */
  start(): void {
    this.running();
  }

  async onModuleDestroy(): Promise<void> {
    const { worker } = this;
    this.worker = null;
    this.restsUntil = Infinity;
    this.answerAll();
    await worker?.terminate();
  }

  private running(): Worker | null {
    if (this.worker) return this.worker;
    if (performance.now() < this.restsUntil || !existsSync(this.program)) return null;
    const worker = new Worker(this.program, { resourceLimits: MEMORY });
    worker.unref();
    worker.on('message', (answer: Answer) => this.take(answer));
    worker.on('error', (error) => worker === this.worker && this.stop(error));
    this.sent = null;
    return (this.worker = worker);
  }

  private take(answer: Answer): void {
    clearTimeout(this.hangs);
    this.hangs = undefined;
    if ('failure' in answer) this.log.error({ reason: answer.failure }, 'a page could not be rendered');
    this.answer(answer.id, 'html' in answer ? answer.html : null);
    if (this.waiting.size > 0) this.endIfItHangs(this.worker);
  }

  private answer(id: number, html: string | null): void {
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    clearTimeout(waiting?.timer);
    waiting?.resolve(html);
  }

  private endIfItHangs(worker: Worker | null): void {
    const { hangsAfterMs } = this.limits;
    const end = () => worker === this.worker && this.stop(new Error(`No page in ${hangsAfterMs} ms`));
    this.hangs ??= setTimeout(end, hangsAfterMs).unref();
  }

  private stop(error: Error): void {
    this.log.error({ err: error }, 'pages are not rendered for a moment');
    void this.worker?.terminate();
    this.worker = null;
    this.restsUntil = performance.now() + REST_MS;
    this.answerAll();
  }

  private answerAll(): void {
    clearTimeout(this.hangs);
    this.hangs = undefined;
    for (const id of this.waiting.keys()) this.answer(id, null);
  }
}
