/** Loaded when it is first asked for, like the other dialogs of a card. */
export { CompleteUnpaidDialog as default } from '../../shared/order-steps/complete-unpaid-dialog.js';
