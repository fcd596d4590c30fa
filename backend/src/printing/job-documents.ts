import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import { orderDocuments } from '@bestellwerk/domain/print-documents/documents';
import type { PrintContext } from '@bestellwerk/domain/print-documents/print-context';
import { testPage } from '@bestellwerk/domain/print-documents/test-page';
import type { ExistingPrintJob } from '@bestellwerk/domain/printing/print-job';
import type { OrderTemplate } from '@bestellwerk/domain/printing/print-terms.schema';
import { Injectable } from '@nestjs/common';
import { OrderHistory } from '../ordering/order-history.js';
import { CatalogueReader } from '../platform/catalogue-reader.js';
import { Clock } from '../platform/clock.js';

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
    const state = order && (await this.histories.stateAfter(order.id, order.revision));
    return state && this.ofOrder(state, template, copy);
  }

  ofOrder(order: StaffOrder, template: OrderTemplate, copy: number): string {
    return orderDocuments[template](order, this.context(order.branch.id, order.branch.name, copy));
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
