/** Wherever a guest arrives after a payment of which nothing came. */
export const paymentFailedText =
  'Leider ist Ihre Zahlung fehlgeschlagen. Bitte überprüfen Sie Ihre Daten und versuchen Sie es erneut.';
