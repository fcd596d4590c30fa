import { checkOrder } from '@bestellwerk/domain/ordering/check-order';
import type { ShopFacts } from '@bestellwerk/domain/ordering/check/shop-facts';
import type { OrderForm } from '@bestellwerk/domain/ordering/order-form.schema';
import { activeMenu } from '@bestellwerk/domain/rules/availability';
import { HttpStatus, Injectable } from '@nestjs/common';
import { CatalogueReader } from '../catalogue/catalogue-reader.js';
import { Clock } from '../clock.js';
import { Failure } from '../http/failure.js';

/** Looks at an order form with the facts of this moment. */
@Injectable()
export class CheckedOrders {
  constructor(
    private readonly catalogue: CatalogueReader,
    private readonly clock: Clock,
  ) {}

  /** The facts under which the form can be placed now. Throws 422 with everything that is wrong with it. */
  factsFor(form: OrderForm): ShopFacts {
    const now = this.clock.now();
    const { config, menus, categories, products, tables } = this.catalogue.catalogue();
    const branch = this.catalogue.branch(form.branch);
    if (!branch) {
      throw Failure.of(HttpStatus.UNPROCESSABLE_ENTITY, 'Bitte wählen Sie eine Filiale aus.', 'branch');
    }
    const menu = activeMenu(menus, branch.id, now);
    const facts = { now, config, branch, menu, categories, products, tables };
    const { problems } = checkOrder(form, facts);
    if (problems.length > 0) throw new Failure(HttpStatus.UNPROCESSABLE_ENTITY, problems);
    return facts;
  }
}
