import { answer } from '@bestellwerk/domain/contracts/envelope.schema';
import {
  dailyPaymentsAnswerSchema,
  owedPaymentsSchema,
  paymentsAnswerSchema,
  type Payment,
} from '@bestellwerk/domain/contracts/payments.schema';
import { Controller, Get, Header, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CurrentUser, StaffOnly } from '../access/session.guard.js';
import { authorizedBranches, type Staff } from '../access/staff.js';
import { CatalogueReader } from '../platform/catalogue-reader.js';
import { csvContent } from '../platform/http/text-content.js';
import { OrderBoard } from '../ordering/order-board.js';
import { ConsistentWith } from '../platform/consistency/consistent-with.js';
import {
  owedQuerySchema,
  paymentQuerySchema,
  paymentSelectionSchema,
  type OwedQuery,
  type PaymentQuery,
  type PaymentSelection,
} from './payment-query.js';
import { paymentsCsv, type BranchOfPayments } from './payments-csv.js';
import { Payments } from './payments.js';

const branchesOf = (staff: Staff, { branch }: PaymentSelection) =>
  authorizedBranches(staff, 'payments.read', branch);

@ApiTags('Zahlungen')
@Controller('api/payments')
export class PaymentsController {
  constructor(
    private readonly payments: Payments,
    private readonly board: OrderBoard,
    private readonly catalogue: CatalogueReader,
  ) {}

  @Get()
  @StaffOnly()
  @ConsistentWith('payment')
  @ApiOperation({ summary: 'Payments and counter entries of some business days, and what they sum up to' })
  @ApiOkResponse({ standardSchema: paymentsAnswerSchema })
  async list(@CurrentUser() staff: Staff, @Query({ schema: paymentQuerySchema }) query: PaymentQuery) {
    const { page, limit } = query;
    const { payments, total, amount, position } = await this.payments.page(branchesOf(staff, query), query);
    return { data: payments, meta: { total, page, limit, amount, position } };
  }

  @Get('days')
  @StaffOnly()
  @ConsistentWith('payment')
  @ApiOperation({ summary: 'What was taken per branch, business day and method' })
  @ApiOkResponse({ standardSchema: dailyPaymentsAnswerSchema })
  async days(
    @CurrentUser() staff: Staff,
    @Query({ schema: paymentSelectionSchema }) selection: PaymentSelection,
  ) {
    const { days, amount, position } = await this.payments.days(branchesOf(staff, selection), selection);
    return { data: days, meta: { amount, position } };
  }

  @Get('owed')
  @StaffOnly()
  @ConsistentWith('order_board')
  @ApiOperation({
    summary: 'What is to be given back: paid above the price, or of orders that ended unfulfilled',
  })
  @ApiOkResponse({ standardSchema: answer(owedPaymentsSchema) })
  async owed(@CurrentUser() staff: Staff, @Query({ schema: owedQuerySchema }) { branch }: OwedQuery) {
    return { data: await this.board.owed(authorizedBranches(staff, 'payments.read', branch)) };
  }

  @Get('export.csv')
  @StaffOnly()
  @ConsistentWith('payment')
  @Header('Content-Type', 'text/csv; charset=utf-8')
  @ApiOperation({ summary: 'The payments as a file for accounting' })
  @ApiOkResponse({ content: csvContent })
  async file(
    @CurrentUser() staff: Staff,
    @Query({ schema: paymentSelectionSchema }) selection: PaymentSelection,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const payments = await this.payments.all(branchesOf(staff, selection), selection);
    const name = `zahlungen-${selection.from}-${selection.to}.csv`;
    void reply.header('Content-Disposition', `attachment; filename="${name}"`);
    return this.csv(payments);
  }

  private csv(payments: readonly Payment[]): string {
    const { config, branches } = this.catalogue.catalogue();
    const known = new Map<string, BranchOfPayments>(
      branches.map(({ id, name, timeZone }) => [id, { name, timeZone: timeZone ?? config.timeZone }]),
    );
    return paymentsCsv(payments, (id) => known.get(id) ?? { name: id, timeZone: config.timeZone });
  }
}
