import { z } from 'zod';

/** How binding a price or a conversion is: 'Fix' and 'Exakt', 'ca.', 'ab'. */
export const priceModelSchema = z.enum(['fixed', 'approximate', 'minimum']).meta({ id: 'PriceModel' });
export type PriceModel = z.infer<typeof priceModelSchema>;
