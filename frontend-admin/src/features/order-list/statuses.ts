import { statusLabels } from '@bestellwerk/domain/ordering/order-labels';

export type StatusName = keyof typeof statusLabels;
export const orderStatusNames = Object.keys(statusLabels) as StatusName[];
