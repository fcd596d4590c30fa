import { orderHistoryTable } from '@bestellwerk/projections/ordering/order-history/table';
import { publicOrderTable } from '@bestellwerk/projections/ordering/public-order/table';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccessModule } from '../access/access.module.js';
import { BranchDayModule } from '../branch-day/branch-day.module.js';
import { DevicesModule } from '../devices/devices.module.js';
import { KeptUploadsModule } from '../files/kept-uploads.module.js';
import { ReadModelsModule } from '../platform/consistency/read-models.module.js';
import { CheckedOrders } from './checked-orders.js';
import { OrderEntryController, orderEntryHandlers } from './enter-order.js';
import { CommandsModule } from '../platform/commands/commands.module.js';
import { IncompleteOrders } from './incomplete-orders.js';
import { OrderBoard } from './order-board.js';
import { OrderCommandsController, orderHandlers } from './order.commands.js';
import { GuestOrderController, guestOrderHandlers } from './guest-order.commands.js';
import { OrderItemsController, orderItemHandlers } from './order-items.commands.js';
import { OrderRecordsController } from './order-records.controller.js';
import { OrderHistory } from './order-history.js';
import { OrderQueriesController } from './order-queries.controller.js';
import { OnlinePayments } from './online-payments.js';
import { LateTickets } from './late-tickets.js';
import { OrderPayment } from './pay-order.js';
import { PaymentReturnController } from './payment-return.controller.js';
import { OrderUploads } from './order-uploads.js';
import { OrderPlacement, PlaceOrder } from './place-order.js';
import { PublicOrders } from './public-orders.js';
import { QuotationController, quotationHandlers } from './quotation.commands.js';
import { ReplacedOrders } from './replaced-orders.js';
import { Reviews } from './reviews/reviews.js';
import { ReviewsController } from './reviews/reviews.controller.js';
import { StorefrontOrdersController } from './storefront-orders.controller.js';

@Module({
  imports: [
    CommandsModule,
    AccessModule,
    BranchDayModule,
    DevicesModule,
    KeptUploadsModule,
    ReadModelsModule,
    TypeOrmModule.forFeature([orderHistoryTable, publicOrderTable]),
  ],
  controllers: [
    StorefrontOrdersController,
    OrderEntryController,
    GuestOrderController,
    PaymentReturnController,
    OrderQueriesController,
    OrderCommandsController,
    OrderItemsController,
    QuotationController,
    OrderRecordsController,
    ReviewsController,
  ],
  providers: [
    CheckedOrders,
    OrderUploads,
    ...orderHandlers,
    ...orderItemHandlers,
    ...quotationHandlers,
    ...guestOrderHandlers,
    PlaceOrder.handler,
    ...orderEntryHandlers,
    OrderPlacement,
    OrderPayment,
    OnlinePayments,
    IncompleteOrders,
    LateTickets,
    OrderBoard,
    OrderHistory,
    PublicOrders,
    ReplacedOrders,
    Reviews,
  ],
  exports: [OnlinePayments, OrderBoard, OrderHistory, PublicOrders],
})
export class OrderingModule {}
