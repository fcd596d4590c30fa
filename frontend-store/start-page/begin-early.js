// Begins what the address needs: its data and its scripts, all at once. A page that arrived without content needs them
// immediately; otherwise what guests see goes first, so that on a slow line pictures and letters need not wait for scripts.
// `first` are the entry and its imports, `pages` is a list of [pattern of a path, its further scripts]; the build knows their names.
(function ({ entry, first, pages }) {
  const AT_THE_LATEST = 1500;
  const { pathname } = location;
  let isBegun = false;
  const add = (element, properties) =>
    document.head.append(Object.assign(element, { crossOrigin: '' }, properties));
  const ask = (path) => {
    const begun = (window.begunRequests ??= {});
    begun[path] = fetch(path, { headers: { accept: 'application/json' } });
    begun[path].catch(() => undefined);
  };
  const begin = () => {
    if (isBegun) return;
    isBegun = true;
    ask('/api/init');
    const order = /^\/status\/([^/]+)\/([^/]+)\/?$/.exec(pathname);
    if (order) ask(`/api/orders/public/${order[1]}/${order[2]}`);
    const own = pages.flatMap(([pattern, files]) => (new RegExp(pattern).test(pathname) ? files : []));
    // Each on its own: phones are slow at it, and answer taps in between.
    for (const href of [...first, ...own]) {
      setTimeout(() => add(document.createElement('link'), { rel: 'modulepreload', href }));
    }
    if (entry) setTimeout(() => add(document.createElement('script'), { type: 'module', src: entry }));
  };
  if (!document.querySelector('#root[data-content]')) return begin();
  // Its pictures are there, and painted. A tab in the background paints nothing.
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(begin)));
  for (const sign of ['pointerdown', 'keydown']) addEventListener(sign, begin, { capture: true, once: true });
  setTimeout(begin, AT_THE_LATEST);
})(SCRIPTS);
