import { describe, expect, it } from '@jest/globals';
import { contentAiSettingsFrom } from './content-ai-settings.js';

const env = {
  ...{ CONTENT_AI_PROVIDER: 'openai', CONTENT_AI_BASE_URL: 'https://api.example.org/v1/' },
  ...{ CONTENT_AI_API_KEY: 'sk-secret', CONTENT_AI_TEXT_MODEL: 'm-1' },
};

describe('the settings of drafts by models', () => {
  it('are none unless a provider is named', () => {
    expect(contentAiSettingsFrom({})).toBeNull();
    expect(contentAiSettingsFrom({ ...env, CONTENT_AI_PROVIDER: 'none' })).toBeNull();
  });

  it('have budgets also where none are set, and no pictures without a model', () => {
    expect(contentAiSettingsFrom(env)).toMatchObject({
      ...{ baseUrl: 'https://api.example.org/v1', apiKey: 'sk-secret', textModel: 'm-1', imageModel: null },
      budget: { tokens: 200_000, images: 50 },
    });
    const other = { CONTENT_AI_TOKENS_PER_MONTH: '0', CONTENT_AI_IMAGES_PER_MONTH: '7' };
    expect(contentAiSettingsFrom({ ...env, ...other })!.budget).toEqual({ tokens: 0, images: 7 });
  });

  it.each([
    ['CONTENT_AI_PROVIDER', 'other'],
    ['CONTENT_AI_BASE_URL', 'api.example.org'],
    ['CONTENT_AI_BASE_URL', ''],
    ['CONTENT_AI_TEXT_MODEL', ''],
    ['CONTENT_AI_TOKENS_PER_MONTH', 'many'],
  ])('name the variable that is wrong, and no key: %s', (name, value) => {
    const read = () => contentAiSettingsFrom({ ...env, [name]: value });
    expect(read).toThrow(name);
    expect(read).not.toThrow('sk-secret');
  });
});
