import { branch as branchResource, type Branch } from '../../records/definitions/branch.js';
import { config as configResource, type Config } from '../../records/definitions/config.js';
import { open } from '../../opening-hours/testing/hours-entries.js';
import { id, ids } from './ids.js';

/** An inn in Vienna, open daily from 10:00 to 22:00, that offers everything and asks for a phone number. */
export const branch = (differences: Partial<Branch> = {}): Branch => ({
  ...branchResource.schemas.entity.parse({
    id: ids.branch,
    identifier: 'linde',
    name: 'Gasthof Linde',
    street: 'Hauptplatz 1',
    zipCode: '1010',
    city: 'Wien',
    phone: '+4311234567',
    email: 'linde@example.org',
    isPublic: true,
    openingHours: [open('daily', '10:00', '22:00')],
    deliveryHours: [open('daily', '17:00', '21:00')],
    isDeliveryHoursEnabled: true,
    division: { id: id(9) },
    deliveryAreas: [
      {
        area: 'Zentrum',
        zipCodes: '',
        price: 2.9,
        tax: 20,
        free: false,
        freeFromOrderValue: 50,
        minimumOrderValue: 20,
      },
    ],
    isTakeawayEnabled: true,
    isDeliveryEnabled: true,
    isDineInEnabled: true,
    isTableSelectionEnabled: true,
    isCashEnabled: true,
    isATMCardEnabled: true,
    isTakeawayPhoneRequired: true,
    isDeliveryEmailRequired: true,
    isDeliveryPhoneRequired: true,
  }),
  ...differences,
});

export const config = (differences: Partial<Config> = {}): Config => ({
  ...configResource.schemas.fields.parse(configResource.example),
  version: '0.1.0',
  title: 'Gasthof Linde',
  shopName: 'Gasthof Linde',
  businessName: 'Linde GmbH',
  enablePluginSearch: true,
  enablePluginTags: true,
  enablePluginCategoryBar: true,
  enableATMCard: true,
  enablePluginATMCard: true,
  ...differences,
});
