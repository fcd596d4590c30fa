/** Loaded when an offer is first wanted: few orders are requests. */
export { OfferDialog as default } from '../../shared/order-steps/offer-dialog.js';
