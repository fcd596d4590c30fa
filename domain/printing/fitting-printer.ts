import type { Device } from '../records/definitions/device.js';
import { templateLabels } from './print-job-texts.js';
import type { OrderTemplate } from './print-terms.schema.js';

const roleOf: Record<OrderTemplate, Device['roles'][number]> = {
  kitchen: 'kitchen',
  receipt: 'receipt',
  deliveryNote: 'receipt',
};

/** Whether jobs can be sent to a device. */
export const canPrint = ({ isActive, driver, kind }: Pick<Device, 'isActive' | 'driver' | 'kind'>): boolean =>
  isActive && driver !== 'none' && (kind === 'receiptPrinter' || kind === 'labelPrinter');

/** Whether a document of an order comes out there when nobody asks for a certain printer. */
export const prints = (
  device: Pick<Device, 'isActive' | 'driver' | 'kind' | 'roles'>,
  template: OrderTemplate,
): boolean => canPrint(device) && device.roles.includes(roleOf[template]);

/** That a branch has no printer for a document, in German. */
export const noPrinterText = (template: OrderTemplate): string =>
  `${templateLabels[template]} konnte nicht gedruckt werden. Für diese Filiale ist kein Drucker dafür in Betrieb.`;
