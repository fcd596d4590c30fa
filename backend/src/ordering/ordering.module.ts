import { orderHistoryTable } from '@bestellwerk/projections/ordering/order-history/table';
import { publicOrderTable } from '@bestellwerk/projections/ordering/public-order/table';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccessModule } from '../access/access.module.js';
import { KeptUploadsModule } from '../files/kept-uploads.module.js';
import { ReadModelsModule } from '../platform/consistency/read-models.module.js';
import { changeOrderHandlers } from './change-order.handlers.js';
import { CheckedOrders } from './checked-orders.js';
import { CommandsModule } from '../platform/commands/commands.module.js';
import { IncompleteOrders } from './incomplete-orders.js';
import { OrderBoard } from './order-board.js';
import { OrderChanges } from './order-changes.js';
import { OrderCommandsController } from './order-commands.controller.js';
import { OrderHistory } from './order-history.js';
import { OrderQueriesController } from './order-queries.controller.js';
import { OrderUploads } from './order-uploads.js';
import { PlaceOrderHandler } from './place-order.handler.js';
import { PlacedOrders } from './placed-orders.js';
import { PublicOrders } from './public-orders.js';
import { StorefrontOrdersController } from './storefront-orders.controller.js';

@Module({
  imports: [
    CommandsModule,
    AccessModule,
    KeptUploadsModule,
    ReadModelsModule,
    TypeOrmModule.forFeature([orderHistoryTable, publicOrderTable]),
  ],
  controllers: [StorefrontOrdersController, OrderQueriesController, OrderCommandsController],
  providers: [
    PlaceOrderHandler,
    CheckedOrders,
    OrderUploads,
    PlacedOrders,
    ...changeOrderHandlers,
    OrderChanges,
    IncompleteOrders,
    OrderBoard,
    OrderHistory,
    PublicOrders,
  ],
  exports: [OrderBoard, PublicOrders],
})
export class OrderingModule {}
