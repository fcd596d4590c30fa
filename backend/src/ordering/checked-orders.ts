import type { Problem } from '@bestellwerk/domain/kernel/refusal';
import { branchAtKiosk } from '@bestellwerk/domain/ordering/checkout/self-service';
import { checkOrder, type OrderCheck } from '@bestellwerk/domain/ordering/checkout/check-order';
import { unknownBranch } from '@bestellwerk/domain/ordering/checkout/check/choices';
import {
  factsAt,
  type ShopFacts,
  type StaffEntry,
} from '@bestellwerk/domain/ordering/checkout/check/check-context';
import { changedTotalProblem, changedTotals } from '@bestellwerk/domain/ordering/checkout/expected-total';
import type { OrderForm } from '@bestellwerk/domain/ordering/checkout/order-form.schema';
import { orderCheckAnswer } from '@bestellwerk/domain/views/order-check';
import type { Config } from '@bestellwerk/domain/records/definitions/config';
import type { OrderCheckAnswer } from '@bestellwerk/domain/contracts/order-check.schema';
import { HttpStatus, Injectable } from '@nestjs/common';
import { Availability } from '../branch-day/availability.js';
import { CatalogueReader } from '../platform/catalogue-reader.js';
import { Clock } from '../platform/clock.js';
import { ApiError } from '../platform/http/api-error.js';
import { OrderUploads } from './order-uploads.js';

/** The facts, including settings that only staff may see. */
type WholeFacts = ShopFacts & { readonly config: Config };

/** Who orders, where it is not a guest in the shop. */
export interface OrderedBy {
  readonly entry?: StaffEntry;
  readonly isSelfService?: boolean;
}

/** The result for a valid form. */
export interface CheckedOrder {
  readonly facts: WholeFacts;
  readonly check: OrderCheck;
}

/** Checks order forms against the current facts. */
@Injectable()
export class CheckedOrders {
  constructor(
    private readonly catalogue: CatalogueReader,
    private readonly clock: Clock,
    private readonly uploads: OrderUploads,
    private readonly availability: Availability,
  ) {}

  /**
   * The facts if the form can be placed now, the 422 with all problems, or the 409 with both
   * totals if the total differs from the expected one. 503 while the catalogue lags behind changes by staff.
   */
  async check(form: OrderForm, by: OrderedBy = {}): Promise<CheckedOrder | { readonly failure: unknown }> {
    const uploads = await this.settledUploads(form).catch((failure: unknown) => ({ failure }));
    if ('failure' in uploads) return uploads;
    const facts = by.entry?.isOverridden ? await this.factsWithLimits(form, by) : this.factsFor(form, by);
    if (!facts) return { failure: new ApiError(HttpStatus.UNPROCESSABLE_ENTITY, [unknownBranch]) };
    const check = checkOrder(form, facts);
    const problems = [...check.problems, ...uploads];
    if (problems.length === 0) problems.push(...(await this.takenUploads(form)));
    if (problems.length > 0) return { failure: new ApiError(HttpStatus.UNPROCESSABLE_ENTITY, problems) };
    const totals = check.pricing && changedTotals(form.expectedTotal, check.pricing.totalGross);
    if (!totals) return { facts, check };
    const problem = changedTotalProblem(totals, facts.config.currency);
    return { failure: new ApiError(HttpStatus.CONFLICT, [problem], { totals }) };
  }

  /** The full check result, whether the form can be placed or not. Throws 503 while the catalogue lags. */
  async answer(form: OrderForm, by: OrderedBy = {}): Promise<OrderCheckAnswer> {
    const uploads = await this.settledUploads(form);
    const answer = orderCheckAnswer(form, await this.factsWithLimits(form, by));
    return { ...answer, problems: [...answer.problems, ...uploads] };
  }

  /** Problems of referenced uploads; waits for the catalogue last, so that prices are current after it. */
  private async settledUploads(form: OrderForm): Promise<Problem[]> {
    const problems = await this.uploads.problems(form, this.catalogue.catalogue().products);
    await this.catalogue.settled();
    return problems;
  }

  private takenUploads(form: OrderForm): Promise<Problem[]> {
    return this.uploads.takenProblems(form, this.catalogue.catalogue().products);
  }

  /** What is limited is decided by the branch's day when an order is placed; here it is read. */
  private async factsWithLimits(form: OrderForm, by: OrderedBy): Promise<WholeFacts | null> {
    const facts = this.factsFor(form, by);
    return facts && { ...facts, limitedDays: await this.availability.of(facts.branch) };
  }

  private factsFor(form: OrderForm, { entry, isSelfService = false }: OrderedBy): WholeFacts | null {
    const known = this.catalogue.branch(form.branch);
    if (!known) return null;
    const branch = isSelfService ? branchAtKiosk(known) : known;
    return { ...factsAt(this.clock.now(), this.catalogue.catalogue(), branch), entry, isSelfService };
  }
}
