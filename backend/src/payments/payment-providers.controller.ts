import { answer } from '@bestellwerk/domain/contracts/envelope.schema';
import { paymentProviderSchema } from '@bestellwerk/domain/contracts/payments.schema';
import type { ConfiguredProvider } from '@bestellwerk/payments/providers/providers';
import { Controller, Get, Inject } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { CurrentUser, StaffOnly } from '../access/session.guard.js';
import { authorizedBranches, type Staff } from '../access/staff.js';
import { SETTINGS, type Settings } from '../platform/settings.js';

/** Whether online payments can work, for the settings: a method that cannot is not offered. */
@ApiTags('Zahlungen')
@Controller('api/payment-providers')
export class PaymentProvidersController {
  constructor(@Inject(SETTINGS) private readonly settings: Settings) {}

  @Get()
  @StaffOnly()
  @ApiOperation({ summary: 'The payment providers, and why one cannot be used' })
  @ApiOkResponse({ standardSchema: answer(z.array(paymentProviderSchema)) })
  async providers(@CurrentUser() staff: Staff) {
    authorizedBranches(staff, 'payments.read', undefined);
    const { providers, isPaymentSandbox } = this.settings;
    const names = ['mollie', 'datatrans'] as const;
    const checks = await Promise.all(names.map((name) => problemOf(providers[name])));
    const data = names.map((name, index) => ({
      name,
      isSandbox: isPaymentSandbox,
      problem: checks[index]!,
    }));
    return { data };
  }
}

async function problemOf(provider: ConfiguredProvider): Promise<string | null> {
  if (!provider.isThere) return provider.reason;
  const check = await provider.provider.check();
  return check.works ? null : check.reason;
}
