import { z } from 'zod';

export const deliveryModeSchema = z.enum(['takeaway', 'delivery', 'dineIn']).meta({ id: 'DeliveryMode' });
export type DeliveryMode = z.infer<typeof deliveryModeSchema>;
