import { answer } from '@bestellwerk/domain/contracts/envelope.schema';
import { paymentProviderSchema } from '@bestellwerk/domain/contracts/payments.schema';
import { Controller, Get, Inject } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { CurrentUser, StaffOnly } from '../access/session.guard.js';
import { authorizedBranches, type Staff } from '../access/staff.js';
import { ProviderChecks } from '../platform/provider-checks.js';
import { SETTINGS, type Settings } from '../platform/settings.js';

/** Whether online payments can work, for the settings: a method that cannot is not offered. */
@ApiTags('Zahlungen')
@Controller('api/payment-providers')
export class PaymentProvidersController {
  constructor(
    private readonly checks: ProviderChecks,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'isPaymentSandbox'>,
  ) {}

  @Get()
  @StaffOnly()
  @ApiOperation({ summary: 'The payment providers, and why one cannot be used' })
  @ApiOkResponse({ standardSchema: answer(z.array(paymentProviderSchema)) })
  async providers(@CurrentUser() staff: Staff) {
    authorizedBranches(staff, 'staff.read', undefined);
    const { isPaymentSandbox: isSandbox } = this.settings;
    const names = ['mollie', 'datatrans'] as const;
    const verdicts = await Promise.all(names.map((name) => this.checks.ask(name)));
    return { data: names.map((name, index) => ({ name, isSandbox, ...verdicts[index]! })) };
  }
}
