import { branchesFor } from '@bestellwerk/domain/access/policy';
import type { Resource } from '@bestellwerk/domain/records/resource';
import { category } from '@bestellwerk/domain/records/definitions/category';
import { product } from '@bestellwerk/domain/records/definitions/product';
import { branchesSelling, soldElsewhere } from '@bestellwerk/domain/catalogue/sold-elsewhere';
import { HttpStatus, Injectable } from '@nestjs/common';
import type { Staff } from '../access/staff.js';
import { CatalogueReader } from '../platform/catalogue-reader.js';
import { Clock } from '../platform/clock.js';
import { ApiError } from '../platform/http/api-error.js';

/** Products and categories belong to the branches that sell them, which only the menus know. */
@Injectable()
export class SharedOffers {
  constructor(
    private readonly catalogue: CatalogueReader,
    private readonly clock: Clock,
  ) {}

  /** Throws 403 if another branch than the user's own sells the product or category. */
  async authorizeChange({ name, access, words }: Resource, staff: Staff, id: string): Promise<void> {
    if (name !== product.name && name !== category.name) return;
    const allowed = branchesFor(staff, access.change);
    if (allowed === 'all') return;
    await this.catalogue.settled();
    const { menus, branches } = this.catalogue.catalogue();
    const others = branchesSelling(menus, id, this.clock.now()).filter((one) => !allowed.includes(one));
    if (others.length === 0) return;
    const names = branches.filter((one) => others.includes(one.id)).map((one) => one.name);
    throw ApiError.of(HttpStatus.FORBIDDEN, soldElsewhere(words.one, names));
  }
}
