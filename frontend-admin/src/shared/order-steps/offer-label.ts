import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';

/** Of the action that makes an offer, in menus and on buttons. */
export const offerLabel = ({ status }: Pick<StaffOrder, 'status'>): string =>
  status === 'offered' ? 'Angebot ersetzen' : 'Angebot erstellen';
