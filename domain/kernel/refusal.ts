/** One thing that is wrong, in German, and the dotted path of the field it belongs to. */
export interface Problem {
  readonly message: string;
  readonly field: string | null;
}

/**
 * A command that a rule does not allow. A value, not an exception.
 * `kind` decides the answer: 'invalid' is 422, 'conflict' 409, 'forbidden' 403, 'unknown' 404.
 */
export interface Refusal {
  readonly refused: true;
  readonly kind: 'invalid' | 'conflict' | 'forbidden' | 'unknown';
  /** Stable machine name in kebab-case. */
  readonly code: string;
  readonly problems: readonly [Problem, ...Problem[]];
}

export function refuse(
  kind: Refusal['kind'],
  code: string,
  message: string,
  field: string | null = null,
): Refusal {
  return { refused: true, kind, code, problems: [{ message, field }] };
}

export function refuseAll(code: string, problems: readonly [Problem, ...Problem[]]): Refusal {
  return { refused: true, kind: 'invalid', code, problems };
}

export function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && 'refused' in value;
}
