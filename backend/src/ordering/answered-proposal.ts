import type { Answered } from '@bestellwerk/domain/ordering/order/appointment-decisions';
import { z } from 'zod';

/** The proposed time that somebody saw when they answered; without it the current one is meant. */
export const answeredProposal = z
  .object({ counterAppointment: z.iso.datetime({ offset: true }).optional() })
  .nullish()
  .meta({ id: 'AnsweredProposal' });

export const answeredIn = (body: z.infer<typeof answeredProposal>): Answered => ({
  appointment: body?.counterAppointment,
});
