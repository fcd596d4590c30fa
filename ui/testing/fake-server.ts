import { jest } from '@jest/globals';

export interface FakeRequest {
  readonly body: unknown;
  readonly headers: Record<string, string>;
}

type Answer = (request: FakeRequest) => unknown;

/** Answers of the fake server by path, with or without its query; throwing is a lost connection, a `Response` is sent as it is. */
export type Answers = Record<string, Answer>;

/** A failure that the fake server answers with. */
export class Refusal {
  constructor(
    readonly status: number,
    readonly errors: readonly { message: string; field: string | null }[],
    /** Further properties of its body. */
    readonly details: object = {},
    readonly headers: Record<string, string> = {},
  ) {}
}

/** Data with something about it, like the total of a list. */
export class Described {
  constructor(
    readonly data: unknown,
    readonly meta: object,
  ) {}
}

/** Data read from lists that lag behind. */
export class Late {
  constructor(readonly data: unknown) {}
}

const unknownPath: Answer = () => new Refusal(404, [{ message: 'Unbekannt.', field: null }]);

/** Puts a server with these answers behind `fetch`. Other paths get 404, or `otherwise`. */
export function fakeServer(answers: Answers, otherwise: Answer = unknownPath) {
  const send = jest.fn<typeof fetch>(async (address, { method = 'GET', body, headers } = {}) => {
    const path = String(address);
    const answer = answers[`${method} ${path}`] ?? answers[`${method} ${path.split('?')[0]}`] ?? otherwise;
    const data = await answer({
      body: typeof body === 'string' ? JSON.parse(body) : null,
      headers: headers as Record<string, string>,
    });
    if (data instanceof Response) return data;
    if (data instanceof Refusal) {
      const { errors, details, status, headers: sent } = data;
      return Response.json({ errors, ...details }, { status, headers: sent });
    }
    if (data instanceof Late) return Response.json({ data: data.data }, { headers: { 'x-stale': 'true' } });
    const envelope = data instanceof Described ? { data: data.data, meta: data.meta } : { data };
    return Response.json(envelope, { status: method === 'POST' ? 201 : 200 });
  });
  globalThis.fetch = send;
  return send;
}
