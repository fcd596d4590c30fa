import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import { orderDocuments } from '@bestellwerk/domain/print-documents/documents';
import type { PrintContext } from '@bestellwerk/domain/print-documents/print-context';
import { settlementOf } from '@bestellwerk/domain/print-documents/settlement';
import { testPage } from '@bestellwerk/domain/print-documents/test-page';
import type { ExistingPrintJob } from '@bestellwerk/domain/printing/print-job';
import type { OrderTemplate } from '@bestellwerk/domain/printing/print-terms.schema';
import { staffOrderAfter } from '@bestellwerk/domain/views/order-documents';
import { Injectable } from '@nestjs/common';
import { OrderHistory } from '../ordering/order-history.js';
import { CatalogueReader } from '../platform/catalogue-reader.js';
import { Clock } from '../platform/clock.js';

type OrderAt = Pick<StaffOrder, 'id' | 'revision'>;

/** What is on the paper: the markup of a job or of a preview. */
@Injectable()
export class JobDocuments {
  constructor(
    private readonly histories: OrderHistory,
    private readonly catalogue: CatalogueReader,
    private readonly clock: Clock,
  ) {}

  /** The order as it was when the job was asked for. Null if it cannot be read. */
  async ofJob({ template, order, branch, printer, copy }: ExistingPrintJob): Promise<string | null> {
    if (template === 'test') return testPage(printer.name, this.context(branch, '', 0));
    return order && this.ofOrder(order, template, copy);
  }

  /** The order as it was after one of its events. Null if it cannot be read. */
  async ofOrder({ id, revision }: OrderAt, template: OrderTemplate, copy: number): Promise<string | null> {
    const events = await this.histories.eventsUntil(id, revision);
    const order = events.reduce<StaffOrder | undefined>(staffOrderAfter, undefined);
    if (!order) return null;
    const context = this.context(order.branch.id, order.branch.name, copy);
    return orderDocuments[template](order, context, settlementOf(events));
  }

  private context(id: string, name: string, copy: number): PrintContext {
    const { config } = this.catalogue.catalogue();
    const branch = this.catalogue.branch(id);
    const { street = '', zipCode = '', city = '', phone = '' } = branch ?? {};
    return {
      businessName: config.businessName,
      branch: { name: branch?.name ?? name, street, zipCode, city, phone },
      timeZone: branch?.timeZone || config.timeZone,
      printedAt: this.clock.now(),
      copy,
    };
  }
}
