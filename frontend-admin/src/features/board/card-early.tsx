/** Loaded when it is first asked for: a board is opened much more often than this. */
export { EarlyStepDialog as default } from '../../shared/order-steps/early-step-dialog.js';
