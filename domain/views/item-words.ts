import type { OrderItem } from '../ordering/order/order-terms.schema.js';

type Chosen = Pick<OrderItem, 'parts'>;

/** What was chosen for an item, each choice apart: 'ohne Zwiebel', 'Wunsch: wenig Salz'. */
export const chosenWords = ({ parts }: Chosen): string[] =>
  parts.flatMap(({ name, choices, text }) => [...choices, ...(text ? [`${name}: ${text}`] : [])]);
