import type { Device } from '../records/definitions/device.js';
import { templateLabels } from './print-job-texts.js';
import type { OrderTemplate } from './print-terms.schema.js';

type Role = Device['roles'][number];
type Printing = Pick<Device, 'isActive' | 'driver' | 'kind' | 'roles'>;

const roleOf: Record<OrderTemplate, Role> = {
  kitchen: 'kitchen',
  receipt: 'receipt',
  deliveryNote: 'receipt',
  label: 'label',
  ticket: 'receipt',
};

/** What a device prints by itself: what its record says, or labels if a label printer's record says nothing. */
export const rolesOf = ({ kind, roles }: Pick<Device, 'kind' | 'roles'>): readonly Role[] =>
  kind === 'labelPrinter' && roles.length === 0 ? ['label'] : roles;

/** Whether jobs can be sent to a device. */
export const canPrint = ({ isActive, driver, kind }: Pick<Device, 'isActive' | 'driver' | 'kind'>): boolean =>
  isActive && driver !== 'none' && (kind === 'receiptPrinter' || kind === 'labelPrinter');

/** Whether a document of an order comes out there when nobody asks for a certain printer. */
export const prints = (device: Printing, template: OrderTemplate): boolean =>
  canPrint(device) && rolesOf(device).includes(roleOf[template]);

/** Whether staff can have it printed there: on any printer of receipts, but on labels only what they are meant for. */
export const canPrintOn = (device: Printing, template: OrderTemplate): boolean =>
  device.kind === 'labelPrinter' ? prints(device, template) : canPrint(device);

/** 'Beleg konnte nicht gedruckt werden.' */
export const notPrintedText = (template: OrderTemplate): string =>
  `${templateLabels[template]} ${template === 'label' ? 'konnten' : 'konnte'} nicht gedruckt werden.`;

/** That a branch has no printer for a document, in German. */
export const noPrinterText = (template: OrderTemplate): string =>
  `${notPrintedText(template)} Für diese Filiale ist kein Drucker dafür in Betrieb.`;
