import type { DeviceData } from '@bestellwerk/domain/analytics/analytics-entry.schema';
import type { Consent } from '@bestellwerk/domain/analytics/consent';
import { isSecretPage } from '@bestellwerk/domain/analytics/page-path';
import { contextOf, sentPath, sentReferrer } from '@bestellwerk/domain/analytics/sent-page';
import { PREVIEW_PATH } from '@bestellwerk/domain/website/paths';
import type { PlacedOrder } from '@bestellwerk/domain/contracts/order.schema';
import type { Branch } from '@bestellwerk/domain/records/definitions/branch';
import { type BranchCart, type Carts, emptyCart, itemsChanged } from '../../shared/cart/cart-slice.js';
import { ActiveTime } from './active-time.js';
import { EventQueue } from './event-queue.js';
import type { SeenAction } from './seen-actions.js';
import {
  addedToCart,
  deviceInit,
  engagement,
  initiatedCheckout,
  pageView,
  type Place,
  purchased,
  scrolledToEnd,
  type VisitEvent,
} from './visit-events.js';

/** What a visit has to know of the shop. */
export interface Surroundings {
  /** Undefined while the shop is not known. */
  readonly currency: () => string | undefined;
  /** By its identifier. */
  readonly branchOf: (identifier: string) => Branch | undefined;
  readonly carts: () => Carts;
  readonly isApp: () => boolean;
  readonly now: () => number;
  /** Undefined if the device was described before in this visit, as `noteDescribed` keeps. */
  readonly device: () => DeviceData | undefined;
  readonly noteDescribed: () => void;
}

interface Page {
  readonly pathname: string;
  readonly search: string;
  /** What led here: an address, or empty. */
  readonly referrer: string;
  readonly origin: string;
}

/** What one guest does while the shop is open, as events in the order in which it is done. */
export class ShopVisit {
  private readonly queue: EventQueue;
  private readonly time: ActiveTime;
  private page: Page | undefined;
  private isScrolled = false;
  private isDescribed = false;
  private report: (event: VisitEvent) => void = () => undefined;
  /** Numbers of orders that were counted. */
  private readonly orders = new Set<string>();

  constructor(
    private readonly around: Surroundings,
    private consent: Consent | null,
  ) {
    this.queue = new EventQueue(consent);
    this.time = new ActiveTime(around.now);
  }

  answered(consent: Consent | null): void {
    this.consent = consent;
    this.queue.answered(consent);
    this.keepDescribed();
  }

  /** Before the guest agrees nothing is kept on the device. */
  private keepDescribed(): void {
    if (this.isDescribed && this.consent === 'accepted') this.around.noteDescribed();
  }

  /** What else is given each event from now on, while the guest agrees. */
  reportTo(report: (event: VisitEvent) => void): void {
    this.report = report;
  }

  /** Another page is shown. A draft is nothing that guests see. */
  pageShown(page: Page): void {
    this.lookedAt();
    const isFirst = this.page === undefined;
    this.page = page;
    this.isScrolled = false;
    if (this.isPreview()) return;
    const device = isFirst ? this.around.device() : undefined;
    if (device) {
      this.add(deviceInit(this.place(), device));
      this.isDescribed = true;
      this.keepDescribed();
    }
    this.add(pageView(this.place(), sentReferrer(page.referrer, page.origin)));
    const { items } = this.cart();
    if (isCheckout(page.pathname) && items.length > 0) {
      this.add(initiatedCheckout(this.place(), items, this.around.currency()));
    }
  }

  /** Something happened in the shop that a visit is about. */
  saw({ action, before, after }: SeenAction): void {
    if (!itemsChanged.match(action)) return this.ordered(action['payload'] as PlacedOrder);
    const { branch } = action.payload;
    const place = { ...this.place(), ...this.branchOf(branch) };
    const items = [before, after].map((carts) => carts[branch]?.items ?? []);
    const added = addedToCart(place, [items[0]!, items[1]!], this.around.currency());
    added.forEach((event) => this.add(event));
  }

  private ordered(order: PlacedOrder): void {
    if (this.orders.has(order.uid)) return;
    this.orders.add(order.uid);
    const event = purchased(this.place(), order);
    if (event) this.add(event);
  }

  scrolledToEnd(): void {
    if (this.isScrolled || this.page === undefined || this.isPreview()) return;
    this.isScrolled = true;
    this.add(scrolledToEnd(this.place()));
  }

  sign(): void {
    this.time.sign();
  }

  /** The window is not seen any more, or is closed: nobody knows whether it is seen again. */
  hidden(): void {
    this.time.hidden();
    this.lookedAt();
    this.queue.flush({ isLeft: true });
  }

  seen(): void {
    this.time.seen();
  }

  private lookedAt(): void {
    const seconds = this.time.take();
    if (seconds > 0 && this.page !== undefined && !this.isPreview()) {
      this.add(engagement(this.place(), seconds));
    }
  }

  private add(event: VisitEvent): void {
    this.queue.add(event.entry);
    if (this.consent === 'accepted') this.report(event);
  }

  private place(): Place {
    const { pathname, search } = this.page ?? { pathname: '/', search: '' };
    const isAtTable = this.cart().table !== null;
    return {
      path: sentPath(pathname, search),
      context: contextOf({ pathname, isApp: this.around.isApp(), isAtTable }),
      ...this.branchOf(branchIn(pathname)),
    };
  }

  private branchOf(identifier: string): Pick<Place, 'branch'> {
    const branch = this.around.branchOf(identifier);
    return branch ? { branch: branch.id } : {};
  }

  private cart(): BranchCart {
    return this.around.carts()[branchIn(this.page?.pathname ?? '')] ?? emptyCart;
  }

  private isPreview(): boolean {
    const pathname = this.page?.pathname ?? '';
    return isSecretPage(pathname) && pathname.toLowerCase().startsWith(PREVIEW_PATH);
  }
}

const branchIn = (pathname: string): string => /^\/(?:store|self-service)\/([^/]+)/.exec(pathname)?.[1] ?? '';
const isCheckout = (pathname: string): boolean => /^\/store\/[^/]+\/checkout\/?$/.test(pathname);
