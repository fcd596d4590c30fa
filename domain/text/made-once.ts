/**
 * What takes long to make, made when it is asked for first. Formatters of Intl are such: each takes a phone up to a tenth of a
 * second, which a page must not spend before anything is shown.
 */
export function madeOnce<Made extends object>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}
