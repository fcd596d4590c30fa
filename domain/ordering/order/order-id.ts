/** The order's id from the name of its stream, `order-<uuid>`. */
export const orderIdOf = (event: { readonly stream: string }): string =>
  event.stream.slice(event.stream.indexOf('-') + 1);
