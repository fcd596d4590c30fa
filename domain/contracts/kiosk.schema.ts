import { z } from 'zod';

/** A kiosk of a branch at which guests may order. */
export const kioskSchema = z.object({ id: z.uuid(), name: z.string() }).meta({
  id: 'Kiosk',
  examples: [{ id: '5b0e0f4e-7f0d-4a52-9c4c-0a4f8d1f6a11', name: 'Kiosk am Eingang' }],
});
export type KioskInfo = z.infer<typeof kioskSchema>;
