import { answer } from '@bestellwerk/domain/contracts/envelope.schema';
import { knownGuestSchema } from '@bestellwerk/domain/contracts/known-guest.schema';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { CurrentUser, StaffOnly } from '../access/session.guard.js';
import { authorizedBranches, type Staff } from '../access/staff.js';
import { KnownGuests } from './known-guests.js';

const guestQuerySchema = z.object({ phone: z.string().trim().max(40).default('') });

@ApiTags('Bestellungen')
@Controller('api/guests')
export class KnownGuestsController {
  constructor(private readonly guests: KnownGuests) {}

  @Get()
  @StaffOnly()
  @ApiOperation({ summary: 'Whom a phone number belongs to, by customers and earlier orders' })
  @ApiOkResponse({ standardSchema: answer(z.array(knownGuestSchema)) })
  async find(
    @CurrentUser() staff: Staff,
    @Query({ schema: guestQuerySchema }) { phone }: z.infer<typeof guestQuerySchema>,
  ) {
    authorizedBranches(staff, 'order.enter');
    return { data: await this.guests.find(phone, staff) };
  }
}
