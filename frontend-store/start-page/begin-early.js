// Runs before everything else and begins what the address needs while the first script is still on its way.
// `scripts` is a list of [pattern of a path, its further scripts]; the build knows their names.
(function (scripts) {
  const { pathname } = location;
  const begun = (window.begunRequests = {});
  const begin = (path) => {
    begun[path] = fetch(path, { headers: { accept: 'application/json' } });
    begun[path].catch(() => undefined);
  };
  begin('/api/init');
  const order = /^\/status\/([^/]+)\/([^/]+)\/?$/.exec(pathname);
  if (order) begin(`/api/orders/public/${order[1]}/${order[2]}`);
  for (const [pattern, files] of scripts) {
    if (!new RegExp(pattern).test(pathname)) continue;
    for (const href of files) {
      const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href });
      link.crossOrigin = '';
      document.head.append(link);
    }
  }
})(SCRIPTS);
