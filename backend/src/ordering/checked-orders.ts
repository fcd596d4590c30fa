import { checkOrder, type OrderCheck } from '@bestellwerk/domain/ordering/check-order';
import type { ShopFacts } from '@bestellwerk/domain/ordering/check/shop-facts';
import type { OrderForm } from '@bestellwerk/domain/ordering/order-form.schema';
import { activeMenu } from '@bestellwerk/domain/rules/availability';
import { HttpStatus, Injectable } from '@nestjs/common';
import { CatalogueReader } from '../catalogue/catalogue-reader.js';
import { Clock } from '../clock.js';
import { Failure } from '../http/failure.js';

/** What is known of a form that can be placed. */
export interface CheckedOrder {
  readonly facts: ShopFacts;
  readonly check: OrderCheck;
}

/** Looks at an order form with the facts of this moment. */
@Injectable()
export class CheckedOrders {
  constructor(
    private readonly catalogue: CatalogueReader,
    private readonly clock: Clock,
  ) {}

  /** The facts under which the form can be placed now, or the 422 with everything that is wrong with it. */
  check(form: OrderForm): CheckedOrder | { readonly failure: Failure } {
    const now = this.clock.now();
    const { config, menus, categories, products, tables } = this.catalogue.catalogue();
    const branch = this.catalogue.branch(form.branch);
    if (!branch) {
      const message = 'Bitte wählen Sie eine Filiale aus.';
      return { failure: Failure.of(HttpStatus.UNPROCESSABLE_ENTITY, message, 'branch') };
    }
    const menu = activeMenu(menus, branch.id, now);
    const facts = { now, config, branch, menu, categories, products, tables };
    const check = checkOrder(form, facts);
    if (check.problems.length === 0) return { facts, check };
    return { failure: new Failure(HttpStatus.UNPROCESSABLE_ENTITY, check.problems) };
  }
}
