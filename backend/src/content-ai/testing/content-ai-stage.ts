import { site } from '@bestellwerk/domain/records/definitions/site';
import { BackendHarness } from '../../testing/backend-harness.js';
import type { Client, Response } from '../../testing/client.js';
import { EndpointDouble } from '@bestellwerk/server-kit/testing/models/endpoint-double';

export const KEY = 'sk-very-secret';
export const BUDGET = { tokens: 100_000, images: 2 };

/** A backend whose models are the double, with an editor of its website. */
export interface ContentAiStage {
  readonly stage: BackendHarness;
  readonly double: EndpointDouble;
  readonly editor: Client;
  /** A new page with these fields. */
  readonly page: (fields?: object) => Promise<MadePage>;
  readonly stop: () => Promise<void>;
}

export interface MadePage {
  readonly id: string;
  readonly revision: string;
}

/** Settings of models that the double answers for. */
export const doubled = (double: EndpointDouble, budget = BUDGET) => ({
  ...{ baseUrl: double.baseUrl, apiKey: KEY, textModel: 'texts', imageModel: 'pictures' },
  ...{ budget, limits: { textMs: 2_000, imageMs: 2_000 } },
});

export async function contentAiStage(): Promise<ContentAiStage> {
  const double = await EndpointDouble.start();
  const stage = await BackendHarness.start({ contentAi: doubled(double) });
  const editor = await stage.staff(['ROLE_CONTENT_EDITOR']);
  let pages = 0;
  return {
    ...{ stage, double, editor },
    page: async (fields = {}) => {
      const { body } = await editor.post('/api/sites', {
        ...site.example,
        path: `/seite-${++pages}`,
        ...fields,
      });
      return body.data as MadePage;
    },
    stop: async () => {
      await stage.stop();
      await double.stop();
    },
  };
}

export const request = {
  ...{ instruction: 'Stellen Sie den Gastgarten vor.', tone: 'friendly', length: 'short' },
  ...{ fields: ['title', 'description', 'body'], mode: 'write' },
};

export const messagesOf = ({ body }: Response): string[] =>
  (body.errors as { message: string }[]).map(({ message }) => message);
