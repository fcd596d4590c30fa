import { Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';
import { SETTINGS, type Settings } from '../platform/settings.js';

const WITHIN_MS = 1_000;

/** docs/guide/operations.md, 'The parts of `npm start`'. */
const answerSchema = z.object({
  parts: z.array(
    z.object({
      name: z.string(),
      state: z.string(),
      restarts: z.number(),
      reason: z.object({ code: z.string(), text: z.string() }).nullable(),
    }),
  ),
});
export type PartFacts = z.infer<typeof answerSchema>['parts'][number];

/** How the supervisor sees the parts of the product. */
@Injectable()
export class Parts {
  constructor(@Inject(SETTINGS) private readonly settings: Pick<Settings, 'supervisorUrl'>) {}

  /** None where nobody supervises, or does not answer. */
  async read(): Promise<readonly PartFacts[]> {
    const { supervisorUrl } = this.settings;
    if (supervisorUrl === null) return [];
    try {
      const response = await fetch(supervisorUrl, { signal: AbortSignal.timeout(WITHIN_MS) });
      return answerSchema.parse(await response.json()).parts;
    } catch {
      return [];
    }
  }
}
