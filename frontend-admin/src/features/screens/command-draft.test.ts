import { describe, expect, test } from '@jest/globals';
import { signageInstructionSchema } from '@bestellwerk/domain/signage/signage-command.schema';
import { emptyDraft, instructionOf, problemsOf, type CommandDraft } from './command-draft.js';

const scene = {
  headline: ' Mittagsmenü ',
  text: '',
  lines: [
    { label: 'Schnitzel', value: '12,90' },
    { label: ' ', value: '' },
  ],
  theme: 'orange' as const,
};
const valid: Partial<CommandDraft>[] = [
  { type: 'showMessage', text: ' Willkommen! ', seconds: 30 },
  { type: 'showMessage', text: 'Hallo', seconds: null },
  { type: 'showScene', scene },
  { type: 'identify' },
  { type: 'reload' },
  { type: 'clear' },
];

describe('a command draft', () => {
  test.each(valid)('is valid for the server schema: %j', (changes) => {
    const draft = { ...emptyDraft, ...changes };
    const instruction = instructionOf(draft);
    expect(problemsOf(draft)).toEqual({});
    expect(signageInstructionSchema.parse(instruction)).toEqual(instruction);
  });

  test('leaves out empty lines', () => {
    expect(instructionOf({ ...emptyDraft, type: 'showScene', scene })).toMatchObject({
      arguments: { scene: { headline: 'Mittagsmenü', lines: [{ label: 'Schnitzel', value: '12,90' }] } },
    });
  });

  test('reports missing fields', () => {
    expect(problemsOf(emptyDraft)).toEqual({ 'arguments.text': 'Bitte geben Sie die Nachricht ein.' });
    const lines = [{ label: '', value: '3,50' }];
    const draft: CommandDraft = { ...emptyDraft, type: 'showScene', scene: { ...emptyDraft.scene, lines } };
    expect(Object.keys(problemsOf(draft))).toEqual([
      'arguments.scene.headline',
      'arguments.scene.lines.0.label',
    ]);
  });
});
