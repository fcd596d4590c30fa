import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A picture of one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

/** A square of some 100 m around a place, as houses are. */
const squareAround = ([east, north]: readonly [number, number]) => {
  const [by, up] = [0.0007, 0.0005];
  const corners = [
    [east - by, north - up],
    [east + by, north - up],
    [east + by, north + up],
    [east - by, north + up],
    [east - by, north - up],
  ];
  return { type: 'Feature', properties: {}, geometry: { type: 'Polygon', coordinates: [corners] } };
};

/** In place of a provider of maps: a style, tiles that are pictures, and houses at a place. */
export async function startMapServer(place: readonly [number, number]) {
  const asked: string[] = [];
  let isBroken = false;
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    asked.push(path);
    const send = (type: string, body: Buffer | string) => {
      response.writeHead(isBroken ? 503 : 200, {
        'content-type': type,
        'access-control-allow-origin': '*',
        'cache-control': 'no-store',
      });
      response.end(body);
    };
    if (path.startsWith('/tiles/')) return send('image/png', PIXEL);
    if (path === '/houses.json') return send('application/json', JSON.stringify(squareAround(place)));
    return send('application/json', JSON.stringify(style()));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const style = () => ({
    version: 8,
    sources: {
      streets: {
        type: 'raster',
        tiles: [`${url}/tiles/{z}/{x}/{y}.png`],
        attribution: '© Kartenprobe',
      },
      houses: { type: 'geojson', data: `${url}/houses.json` },
    },
    layers: [
      { id: 'ground', type: 'background', paint: { 'background-color': '#e8efe2' } },
      { id: 'streets', type: 'raster', source: 'streets', paint: { 'raster-opacity': 0.2 } },
      { id: 'houses', type: 'fill', source: 'houses', paint: { 'fill-color': '#c9a46b' } },
    ],
  });
  return {
    url,
    /** Paths, in the order in which they were asked for. */
    asked,
    breakDown: () => void (isBroken = true),
    stop: () => new Promise<void>((done) => (server.closeAllConnections(), server.close(() => done()))),
  };
}
