import { Module } from '@nestjs/common';
import { AccessModule } from '../access/access.module.js';
import { OrderingModule } from '../ordering/ordering.module.js';
import { KnownGuests } from './known-guests.js';
import { KnownGuestsController } from './known-guests.controller.js';
import { OrderSearch } from './order-search.js';
import { Search } from './search.js';
import { SearchController } from './search.controller.js';

/** One search over records and orders. */
@Module({
  imports: [AccessModule, OrderingModule],
  controllers: [SearchController, KnownGuestsController],
  providers: [KnownGuests, OrderSearch, Search],
})
export class SearchModule {}
