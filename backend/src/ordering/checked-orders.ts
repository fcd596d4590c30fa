import type { Problem } from '@bestellwerk/domain/kernel/refusal';
import { checkOrder, type OrderCheck } from '@bestellwerk/domain/ordering/check-order';
import { unknownBranch } from '@bestellwerk/domain/ordering/check/mode';
import { factsAt, type ShopFacts } from '@bestellwerk/domain/ordering/check/shop-facts';
import { changedTotalProblem, changedTotals } from '@bestellwerk/domain/ordering/expected-total';
import type { OrderForm } from '@bestellwerk/domain/ordering/order-form.schema';
import { orderCheckAnswer } from '@bestellwerk/domain/views/order-check';
import type { Config } from '@bestellwerk/domain/resources/config';
import type { OrderCheckAnswer } from '@bestellwerk/domain/views/order-check.schema';
import { HttpStatus, Injectable } from '@nestjs/common';
import { CatalogueReader } from '../platform/catalogue-reader.js';
import { Clock } from '../platform/clock.js';
import { ApiError } from '../platform/http/api-error.js';
import { OrderUploads } from './order-uploads.js';

/** The facts, with the settings that only staff are told. */
type WholeFacts = ShopFacts & { readonly config: Config };

/** What is known of a form that can be placed. */
export interface CheckedOrder {
  readonly facts: WholeFacts;
  readonly check: OrderCheck;
}

/** Looks at an order form with the facts of this moment. */
@Injectable()
export class CheckedOrders {
  constructor(
    private readonly catalogue: CatalogueReader,
    private readonly clock: Clock,
    private readonly uploads: OrderUploads,
  ) {}

  /**
   * The facts under which the form can be placed now, the 422 with everything that is wrong with it, or the 409 with both
   * totals if it costs something else than its guest saw. 503 while the catalogue lags behind what staff were answered.
   */
  async check(form: OrderForm): Promise<CheckedOrder | { readonly failure: unknown }> {
    const uploads = await this.settledUploads(form).catch((failure: unknown) => ({ failure }));
    if ('failure' in uploads) return uploads;
    const facts = this.factsFor(form);
    if (!facts) return { failure: new ApiError(HttpStatus.UNPROCESSABLE_ENTITY, [unknownBranch]) };
    const check = checkOrder(form, facts);
    const problems = [...check.problems, ...uploads];
    if (problems.length > 0) return { failure: new ApiError(HttpStatus.UNPROCESSABLE_ENTITY, problems) };
    const totals = check.pricing && changedTotals(form.expectedTotal, check.pricing.totalGross);
    if (!totals) return { facts, check };
    const problem = changedTotalProblem(totals, facts.config.currency);
    return { failure: new ApiError(HttpStatus.CONFLICT, [problem], { totals }) };
  }

  /** All that can be said of the form now, whether it can be placed or not. Throws 503 while the catalogue lags. */
  async answer(form: OrderForm): Promise<OrderCheckAnswer> {
    const uploads = await this.settledUploads(form);
    const answer = orderCheckAnswer(form, this.factsFor(form));
    return { ...answer, problems: [...answer.problems, ...uploads] };
  }

  /** What is wrong with the files referred to; the catalogue is settled last, so that no price is older than that. */
  private async settledUploads(form: OrderForm): Promise<Problem[]> {
    const problems = await this.uploads.problems(form, this.catalogue.catalogue().products);
    await this.catalogue.settled();
    return problems;
  }

  private factsFor(form: OrderForm): WholeFacts | null {
    const branch = this.catalogue.branch(form.branch);
    return branch ? factsAt(this.clock.now(), this.catalogue.catalogue(), branch) : null;
  }
}
