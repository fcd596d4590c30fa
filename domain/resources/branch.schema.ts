import { z } from 'zod';
import { imageReferenceSchema } from './image.schema.js';
import { openingHoursEntrySchema } from './opening-hours.schema.js';

export const deliveryAreaSchema = z
  .object({
    area: z.string(),
    price: z.number(),
    /** Percent. */
    tax: z.number(),
    free: z.boolean(),
    freeFromOrderValue: z.number().nullable(),
    minimumOrderValue: z.number().nullable(),
  })
  .meta({ id: 'DeliveryArea' });
export type DeliveryArea = z.infer<typeof deliveryAreaSchema>;

export const branchSchema = z
  .object({
    id: z.uuid(),
    identifier: z.string(),
    name: z.string(),
    description: z.string(),
    street: z.string(),
    zipCode: z.string(),
    city: z.string(),
    phone: z.string(),
    email: z.string(),
    longitude: z.number().nullable(),
    latitude: z.number().nullable(),
    keywords: z.string(),
    tags: z.array(z.object({ id: z.uuid(), name: z.string() })),
    images: z.array(imageReferenceSchema),
    logo: imageReferenceSchema.nullable(),
    isPublic: z.boolean(),
    /** IANA name; null is the shop's. */
    timeZone: z.string().nullable(),
    openingHours: z.array(openingHoursEntrySchema),
    deliveryHours: z.array(openingHoursEntrySchema),
    isDeliveryHoursEnabled: z.boolean(),
    orderableFrom: z.string().nullable(),
    closedMessage: z.string().nullable(),
    division: z.object({ id: z.uuid() }),
    deliveryAreas: z.array(deliveryAreaSchema),
    isTakeawayEnabled: z.boolean(),
    isDeliveryEnabled: z.boolean(),
    isDineInEnabled: z.boolean(),
    isPreorderEnabled: z.boolean(),
    isTableSelectionEnabled: z.boolean(),
    isAppointmentRequired: z.boolean(),
    isQuotationRequired: z.boolean(),
    isCashEnabled: z.boolean(),
    isATMCardEnabled: z.boolean(),
    isHydroAGVoucherEnabled: z.boolean(),
    isMollieEnabled: z.boolean(),
    isDatatransEnabled: z.boolean(),
    isTakeawayEmailRequired: z.boolean(),
    isTakeawayPhoneRequired: z.boolean(),
    isTakeawayAddressRequired: z.boolean(),
    isDeliveryEmailRequired: z.boolean(),
    isDeliveryPhoneRequired: z.boolean(),
    isDeliveryAddressRequired: z.boolean(),
    isDineInEmailRequired: z.boolean(),
    isDineInPhoneRequired: z.boolean(),
    isDineInAddressRequired: z.boolean(),
  })
  .meta({ id: 'Branch' });
export type Branch = z.infer<typeof branchSchema>;
