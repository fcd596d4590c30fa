/** Loaded when it is first asked for, like the other dialogs of a card. */
export { UnpaidStepDialog as default } from '../../shared/order-steps/unpaid-step-dialog.js';
