import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import type { RecordedEvent } from '@bestellwerk/domain/kernel/event';
import type { OrderEvent } from '@bestellwerk/domain/ordering/order/order-events';
import { orderDocuments } from '@bestellwerk/domain/print-documents/documents';
import { isForDrawer } from '@bestellwerk/domain/print-documents/cash-drawer';
import {
  allergensIn,
  labelsOf,
  type OrderLabel,
} from '@bestellwerk/domain/print-documents/labels/order-labels';
import { partsOf } from '@bestellwerk/domain/print-documents/markup';
import { printContent } from '@bestellwerk/domain/print-documents/print-content';
import { isMarkedCanceled, type PrintContext } from '@bestellwerk/domain/print-documents/print-context';
import { settlementOf } from '@bestellwerk/domain/print-documents/settlement';
import { testPage } from '@bestellwerk/domain/print-documents/test-page';
import type { ExistingPrintJob } from '@bestellwerk/domain/printing/print-job';
import type { LateMark } from '@bestellwerk/domain/printing/print-job-events';
import type { OrderTemplate } from '@bestellwerk/domain/printing/print-terms.schema';
import type { Device } from '@bestellwerk/domain/records/definitions/device';
import { staffOrderAfter } from '@bestellwerk/domain/views/order-documents';
import { Injectable } from '@nestjs/common';
import { OrderHistory, until } from '../ordering/order-history.js';
import { CatalogueReader } from '../platform/catalogue-reader.js';
import { Clock } from '../platform/clock.js';

type OrderAt = Pick<StaffOrder, 'id' | 'revision'>;
type OrderEvents = readonly RecordedEvent<OrderEvent>[];
type Marks = Pick<PrintContext, 'copy' | 'replaces' | 'linesBefore' | 'outdated' | 'isCanceled'>;

/** What is on the paper. */
export interface PrintedDocument {
  readonly markup: string;
  /** Whether there is cash to be put away. */
  readonly isForDrawer: boolean;
  /** What it says because the order was changed or canceled since it was asked for. */
  readonly mark: LateMark | null;
}

/** The documents of jobs and of previews. */
@Injectable()
export class JobDocuments {
  constructor(
    private readonly histories: OrderHistory,
    private readonly catalogue: CatalogueReader,
    private readonly clock: Clock,
  ) {}

  /** The order as it was when the job was asked for. Null if it cannot be read. */
  async ofJob(job: ExistingPrintJob, printer: Pick<Device, 'copies'>): Promise<PrintedDocument | null> {
    const { template, order, branch, copy, replaces, replacedRevision } = job;
    if (template === 'test') {
      return {
        markup: testPage(job.printer.name, this.context(branch, '', unmarked)),
        isForDrawer: false,
        mark: null,
      };
    }
    if (!order) return null;
    const all = await this.histories.events(order.id);
    const events = until(all, order.revision);
    const now = orderAfter(all);
    const marks: Marks = {
      copy,
      replaces: replaces ? new Date(replaces) : null,
      linesBefore: replacedRevision ? (orderAfter(until(all, replacedRevision))?.items ?? null) : null,
      outdated: outdatedSince(template, orderAfter(events), now),
      isCanceled: now !== undefined && isMarkedCanceled(template, now),
    };
    const document = this.document(events, template, marks);
    if (!document || !wasBegunBefore(job)) return document;
    // The drawer is open since the attempt before.
    if (copy > 0 || sheetsOf(document, printer) === 1) return { ...document, isForDrawer: false };
    // An attempt that printed some of its sheets and then failed looks as if it had printed none.
    return this.document(events, template, { ...marks, copy: 1 });
  }

  /** The order as it was after one of its events, without marks. Null if it cannot be read. */
  async ofOrder({ id, revision }: OrderAt, template: OrderTemplate): Promise<PrintedDocument | null> {
    return this.document(await this.histories.eventsUntil(id, revision), template, unmarked);
  }

  private document(events: OrderEvents, template: OrderTemplate, marks: Marks): PrintedDocument | null {
    const order = orderAfter(events);
    if (!order) return null;
    const context = this.context(order.branch.id, order.branch.name, marks);
    const settlement = settlementOf(events);
    return {
      markup: orderDocuments[template](order, context, settlement),
      isForDrawer: isForDrawer(template, context, settlement),
      mark: lateMarkOf(marks),
    };
  }

  /** The labels of an order as it is now, each `copies` times. */
  labels(order: StaffOrder, copies: number): OrderLabel[] {
    return labelsOf(order, this.context(order.branch.id, order.branch.name, unmarked), copies);
  }

  private context(id: string, name: string, marks: Marks): PrintContext {
    const { config, products } = this.catalogue.catalogue();
    const branch = this.catalogue.branch(id);
    const { street = '', zipCode = '', city = '', phone = '' } = branch ?? {};
    return {
      businessName: config.businessName,
      branch: { name: branch?.name ?? name, street, zipCode, city, phone },
      timeZone: branch?.timeZone || config.timeZone,
      printedAt: this.clock.now(),
      allergensOf: allergensIn(products),
      ...marks,
    };
  }
}

const unmarked: Marks = { copy: 0, replaces: null, linesBefore: null, outdated: null, isCanceled: false };

function lateMarkOf({ isCanceled, outdated }: Marks): LateMark | null {
  if (isCanceled) return 'canceled';
  return outdated ? 'outdated' : null;
}

const orderAfter = (events: OrderEvents): StaffOrder | undefined =>
  events.reduce<StaffOrder | undefined>(staffOrderAfter, undefined);

/**
 * Since when the order was as the document shows it, if it has other contents now. Not by the contents that the job knows:
 * after an update that counts more as contents, all that waits would look outdated.
 */
function outdatedSince(
  template: OrderTemplate,
  then: StaffOrder | undefined,
  now: StaffOrder | undefined,
): Date | null {
  const isOutdated = then && now && printContent(template, then).id !== printContent(template, now).id;
  return isOutdated ? new Date(then.changedAt) : null;
}

const wasBegunBefore = ({ attempts, wasStarted }: ExistingPrintJob): boolean => attempts > 1 && wasStarted;

const sheetsOf = ({ markup }: PrintedDocument, { copies }: Pick<Device, 'copies'>): number =>
  partsOf(markup).length * (copies ?? 1);
