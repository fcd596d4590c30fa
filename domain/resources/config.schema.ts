import { z } from 'zod';

/** The shop's settings, as far as they are in use. */
export const configSchema = z
  .object({
    version: z.string(),
    title: z.string(),
    shopName: z.string(),
    businessName: z.string(),
    description: z.string(),
    website: z.string(),
    /** ISO 4217. */
    currency: z.string(),
    /** IANA name. */
    timeZone: z.string(),
    defaultDeliveryMethod: z.enum(['takeaway', 'delivery', 'dineIn']),
    disableTickets: z.boolean(),
    orderButtonLabel: z.string(),
    missedAfterMinutes: z.number().int().positive(),
    termsAndConditionsText: z.string(),
    privacyPolicyText: z.string(),
    imprintText: z.string(),
    allergensText: z.string(),
    enablePluginSearch: z.boolean(),
    enablePluginTags: z.boolean(),
    enablePluginCategoryBar: z.boolean(),
    enablePluginDonations: z.boolean(),
    enableCash: z.boolean(),
    enableATMCard: z.boolean(),
    enablePluginATMCard: z.boolean(),
    enableHydroAGVoucher: z.boolean(),
    enablePluginHydroAGVoucher: z.boolean(),
    enableMollie: z.boolean(),
    enablePluginMollie: z.boolean(),
    enableDatatrans: z.boolean(),
    enablePluginDatatrans: z.boolean(),
  })
  .meta({ id: 'Config' });
export type Config = z.infer<typeof configSchema>;
