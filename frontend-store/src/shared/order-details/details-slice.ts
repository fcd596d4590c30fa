import { type PayloadAction, createSlice } from '@reduxjs/toolkit';
import { guestLeft } from '../self-service/guest-left.js';
import type { OrderForm } from '@bestellwerk/domain/ordering/checkout/order-form.schema';

/** The fields of the order form that belong to the customer rather than to one branch's cart. */
export type OrderDetails = Omit<
  OrderForm,
  | 'branch'
  | 'isDelivery'
  | 'isDineIn'
  | 'table'
  | 'items'
  | 'deliveryArea'
  | 'appointmentDate'
  | 'comment'
  | 'expectedTotal'
  | 'expectedDelay'
  | 'replaces'
  | 'visit'
>;

export const emptyDetails: OrderDetails = {
  paymentMethod: null,
  isCompany: false,
  companyName: '',
  vatNumber: '',
  firstName: '',
  lastName: '',
  phone: '',
  email: '',
  street: '',
  floor: '',
  stairway: '',
  door: '',
  zipCode: '',
  city: '',
  country: 'AT',
  isDeliveryAddressDifferent: false,
  isDeliveryCompany: false,
  deliveryCompanyName: '',
  deliveryFirstName: '',
  deliveryLastName: '',
  deliveryStreet: '',
  deliveryFloor: '',
  deliveryStairway: '',
  deliveryDoor: '',
  deliveryZipCode: '',
  deliveryCity: '',
  deliveryCountry: 'AT',
  donatee: null,
  donationAmount: null,
  legalInstructions: false,
  privacyPolicy: false,
};

const slice = createSlice({
  name: 'details',
  initialState: emptyDetails,
  reducers: {
    detailsChanged: (details, { payload }: PayloadAction<Partial<OrderDetails>>) => ({
      ...details,
      ...payload,
    }),
    /** The order was accepted: consent, and what the guest gives on top, are asked for again with the next one. */
    consentEnded: (details) => ({
      ...details,
      donationAmount: null,
      legalInstructions: false,
      privacyPolicy: false,
    }),
  },
  extraReducers: (build) => build.addCase(guestLeft, () => emptyDetails),
});

export const { detailsChanged, consentEnded } = slice.actions;
export const detailsReducer = slice.reducer;
