import type { OrderTerm } from '@bestellwerk/domain/ordering/order-search';
import { escapeLike } from '../platform/database/escape-like.js';

/**
 * The condition that every term matches a row of the search's read model, with the alias `o`: its whole search text, or only
 * ticket, customer and place.
 */
export function isFoundBy(terms: readonly OrderTerm[], text: 'search' | 'guest') {
  const parameters: Record<string, unknown> = {};
  const conditions = terms.map(({ ticket, has }, index) => {
    const [byTicket, byText] = [`ticket${index}`, `text${index}`];
    if (ticket !== null) parameters[byTicket] = ticket;
    if (has !== null) parameters[byText] = `%${escapeLike(has)}%`;
    const ways = [
      ticket !== null && `o.ticketNumber = :${byTicket}`,
      has !== null && `o.${text} LIKE :${byText}`,
    ];
    return `(${ways.filter(Boolean).join(' OR ') || 'false'})`;
  });
  return { condition: conditions.join(' AND ') || 'false', parameters };
}
