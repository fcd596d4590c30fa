import type { Answer } from '../core/state.js';
import type { World } from '../core/world.js';

export interface ApiRequest {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly rawBody: string;
}

/** Parameters of the path in their order. */
export type Handler = (world: World, request: ApiRequest, ...parameters: string[]) => Answer;

/** Like `POST /v2/payments/:id/refunds`. */
export type Routes = Readonly<Record<string, Handler>>;

/** What answers this request; undefined if nothing does. */
export function findHandler(
  routes: Routes,
  { method, path }: ApiRequest,
): ((world: World, request: ApiRequest) => Answer) | undefined {
  for (const [route, handler] of Object.entries(routes)) {
    const [routeMethod, template] = route.split(' ') as [string, string];
    const pattern = new RegExp(`^${template.replaceAll(/:\w+/g, '([^/]+)')}$`);
    const match = routeMethod === method ? pattern.exec(path) : null;
    if (match) return (world, request) => handler(world, request, ...match.slice(1).map(decodeURIComponent));
  }
  return undefined;
}

/** The JSON of a body; undefined if it is none. An empty body is an empty object. */
export function jsonOf({ rawBody }: ApiRequest): unknown {
  if (rawBody === '') return {};
  try {
    return JSON.parse(rawBody) as unknown;
  } catch {
    return undefined;
  }
}
