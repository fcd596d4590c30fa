import { Readable } from 'node:stream';
import { ledgerLineSchema } from '@bestellwerk/domain/contracts/payments.schema';
import { ProviderUnavailable } from '@bestellwerk/payments/providers/provider-errors';
import { Controller, Get, Inject, Query, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { DataSource } from 'typeorm';
import { CurrentUser, StaffOnly } from '../access/session.guard.js';
import { authorizedBranches, type Staff } from '../access/staff.js';
import { ConsistentWith } from '../platform/consistency/consistent-with.js';
import { textContent } from '../platform/http/text-content.js';
import { PerMinute } from '../platform/http/throttle.guard.js';
import { SETTINGS, type Settings } from '../platform/settings.js';
import { Ledger, type LedgerSelection } from './ledger.js';
import { ledgerQuerySchema, type LedgerQuery } from './payment-query.js';

const AWAY =
  'Der Zahlungsanbieter antwortet gerade nicht. Der Abgleich wurde abgebrochen: Bitte beginnen Sie ihn später noch einmal.';

/** The comparison with the payment providers. It asks them about every payment, so it answers line by line. */
@ApiTags('Zahlungen')
@Controller('api/ledger')
export class LedgerController {
  private readonly ledger: Ledger;

  constructor(dataSource: DataSource, @Inject(SETTINGS) { providers }: Settings) {
    this.ledger = new Ledger(dataSource, providers);
  }

  @Get('comparison')
  @StaffOnly()
  @PerMinute(10)
  @ConsistentWith('online_payment')
  @ApiOperation({
    summary:
      'Compare the log with the payment providers: one JSON a line, progress first, the result at the end',
  })
  @ApiOkResponse({ content: textContent('application/x-ndjson') })
  compare(
    @CurrentUser() staff: Staff,
    @Query({ schema: ledgerQuerySchema }) query: LedgerQuery,
  ): StreamableFile {
    const branches = authorizedBranches(staff, 'payments.read', query.branch);
    return new StreamableFile(Readable.from(this.lines({ ...query, branches })), {
      type: 'application/x-ndjson; charset=utf-8',
    });
  }

  private async *lines(selection: LedgerSelection): AsyncGenerator<string> {
    try {
      for await (const step of this.ledger.compare(selection)) yield lineOf(step);
    } catch (error) {
      if (!(error instanceof ProviderUnavailable)) throw error;
      yield lineOf({ error: AWAY });
    }
  }
}

const lineOf = (line: unknown): string => `${JSON.stringify(ledgerLineSchema.parse(line))}\n`;
