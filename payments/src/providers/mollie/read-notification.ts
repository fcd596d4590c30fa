/**
 * The id in the body of Mollie's classic notification, `id=tr_…`, which is unsigned: it only means 'look'. Null if there is
 * none that could be one.
 */
export function paymentOfNotification(rawBody: Buffer | string): string | null {
  const id = new URLSearchParams(rawBody.toString()).get('id');
  return id !== null && /^tr_\w{1,60}$/.test(id) ? id : null;
}
