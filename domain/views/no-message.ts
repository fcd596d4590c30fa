import type { MessageSetup } from '../contracts/messages.schema.js';
import type { StaffOrder } from '../contracts/order.schema.js';
import { addressFor } from './messages-for.js';

/** Why no message leaves for the guest of an order, as a German sentence; null if one does. */
export function whyNoMessage(order: Pick<StaffOrder, 'contact'>, setup: MessageSetup): string | null {
  const [hasEmail, hasPhone] = [addressFor('email', order) !== null, addressFor('sms', order) !== null];
  const [isMailSetUp, isSmsSetUp] = [setup.email.isSetUp, setup.sms.isSetUp];
  if ((isMailSetUp && hasEmail) || (isSmsSetUp && hasPhone)) return null;
  if (isMailSetUp && isSmsSetUp) return 'Der Gast hat weder E-Mail-Adresse noch Telefonnummer angegeben.';
  if (isMailSetUp) return 'Der Gast hat keine E-Mail-Adresse angegeben, und SMS sind nicht eingerichtet.';
  if (isSmsSetUp) return 'Der Gast hat keine Telefonnummer angegeben, und E-Mails sind nicht eingerichtet.';
  return 'E-Mail und SMS sind nicht eingerichtet.';
}
