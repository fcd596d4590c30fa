import { jest } from '@jest/globals';

export interface FakeRequest {
  readonly body: unknown;
  readonly headers: Record<string, string>;
}

/** What a path of the fake server answers ('GET /api/init'); throwing is a lost connection. */
export type Answers = Record<string, (request: FakeRequest) => unknown>;

/** A failure that the fake server answers with. */
export class Refusal {
  constructor(
    readonly status: number,
    readonly errors: { message: string; field: string | null }[],
  ) {}
}

/** Puts a server with these answers behind `fetch`. What is not among them is unknown to it. */
export function fakeServer(answers: Answers) {
  const send = jest.fn<typeof fetch>(async (address, { method, body, headers } = {}) => {
    const answer = answers[`${method} ${String(address)}`];
    if (!answer) return Response.json({ errors: [{ message: 'Unbekannt.', field: null }] }, { status: 404 });
    const data = await answer({
      body: typeof body === 'string' ? JSON.parse(body) : null,
      headers: headers as Record<string, string>,
    });
    if (data instanceof Refusal) return Response.json({ errors: data.errors }, { status: data.status });
    return Response.json({ data }, { status: method === 'POST' ? 201 : 200 });
  });
  globalThis.fetch = send;
  return send;
}
