import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { defaultTemplates } from './default-templates.js';
import { type MailLook, mailHtml } from './mail-html.js';
import { messageKinds } from './message-kinds.schema.js';
import { type MessageValues, messageVariables } from './message-variables.js';
import {
  renderLine,
  renderTemplate,
  templateProblem,
  templateProblems,
  withUnknownShown,
} from './render-template.js';
import { smsLength } from './sms-segments.js';

const none = Object.fromEntries(
  Object.keys(messageVariables).map((name) => [name, '']),
) as unknown as MessageValues;
const values = (some: Partial<MessageValues>): MessageValues => ({ ...none, ...some });
const look: MailLook = {
  ...{ shopName: 'Zur Linde', logoUrl: null, linkText: 'Zur Bestellung' },
  ...{ footer: [], lines: [], totals: [] },
};

describe('a template', () => {
  it('is filled in, with or without blanks in the braces', () =>
    expect(
      renderTemplate(
        'Guten Tag {{firstName}} {{ lastName }},',
        values({ firstName: 'Anna', lastName: 'Huber' }),
      ),
    ).toBe('Guten Tag Anna Huber,'));

  it('names its values by German words, whatever their capitals', () =>
    expect(
      renderTemplate(
        '{{Vorname}}, {{neuer termin}}',
        values({ firstName: 'Anna', counterAppointment: '19:00' }),
      ),
    ).toBe('Anna, 19:00'));

  it('has another word for each value', () => {
    const words = Object.values(messageVariables).map(({ word }) => word.toLowerCase());
    expect(new Set(words).size).toBe(words.length);
  });

  it('leaves out a line whose variables are all empty, and the gap behind it', () =>
    expect(renderTemplate('A\n\nTelefon: {{branchPhone}}\n\nB', none)).toBe('A\n\nB'));

  it('leaves no gap where one of several values is missing', () =>
    expect(renderTemplate('Guten Tag {{firstName}} {{lastName}},', values({ firstName: 'Anna' }))).toBe(
      'Guten Tag Anna,',
    ));

  it('never reads a value as a template', () =>
    expect(renderTemplate('{{firstName}}', values({ firstName: '{{statusUrl}}', statusUrl: 'secret' }))).toBe(
      '{{statusUrl}}',
    ));

  it('makes one line of a subject, whatever is in its values', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (firstName) =>
        expect(renderLine('Hallo {{firstName}}', values({ firstName }))).not.toMatch(
          /[\r\n\u2028\u2029\u0000]/,
        ),
      ),
    ));

  test.each([
    ['{{fristName}}', 'gibt es in dieser Nachricht nicht'],
    ['{{rejectionMessage}}', 'gibt es in dieser Nachricht nicht'],
    ['{{constructor}}', 'gibt es in dieser Nachricht nicht'],
    ['Guten Tag {{firstName}', 'nicht vollständig'],
    ['firstName}}', 'nicht vollständig'],
  ])('%s is refused with what is wrong', (template, words) =>
    expect(templateProblem(template, 'newOrder')).toContain(words),
  );
});

describe('the problems of a template', () => {
  const OPEN = 'Ein Platzhalter ist nicht vollständig. Er beginnt mit „{{“ und endet mit „}}“.';

  it('name every unknown variable once, and what is not closed', () => {
    const found = templateProblems(
      '{{Vornahme}} {{Nachname}} {{Rufname}} {{Vornahme}} {{Zurückgezahlt',
      'refund',
    );
    expect(found).toEqual([
      '„{{Vornahme}}“ und „{{Rufname}}“ gibt es in dieser Nachricht nicht. Bitte wählen Sie einen Platzhalter aus der Liste.',
      `${OPEN.slice(0, -1)}: „{{Zurückgezahlt“.`,
    ]);
  });

  it.each([
    ['{{Zurückgezahlt', '„{{Zurückgezahlt“'],
    ['Betrag {{Zurückgezahlt} heute', '„{{Zurückgezahlt} heute“'],
    ['Betrag Zurückgezahlt}} heute', '„Betrag Zurückgezahlt}}“'],
    ['{{Zurückgezahlt {{Vorname}}', '„{{Zurückgezahlt“'],
  ])('of %s show the place that is not closed: %s', (template, place) =>
    expect(templateProblems(template, 'refund')).toEqual([expect.stringContaining(place)]),
  );

  it('do not vanish from what is rendered', () =>
    expect(withUnknownShown('Hallo {{Vornahme}} {{Vorname}}', 'refund')).toBe(
      'Hallo [Vornahme?] {{Vorname}}',
    ));

  it('are none of a sound template', () => expect(templateProblems('{{Vorname}}', 'refund')).toEqual([]));
});

describe('the texts that are sent as long as nobody wrote others', () => {
  test.each(messageKinds)('of %s name only variables that exist', (kind) => {
    const { subject, text, smsText } = defaultTemplates[kind];
    expect([subject, text, smsText].map((template) => templateProblem(template, kind))).toEqual([
      null,
      null,
      null,
    ]);
  });
});

describe('the HTML of a mail', () => {
  const html = (template: string, some: Partial<MessageValues>) =>
    mailHtml({ subject: 'Betreff', template }, values(some), look);

  it('shows markup in a value as text', () => {
    const made = html('Guten Tag {{firstName}},', { firstName: '<img src=x onerror="alert(1)">&' });
    expect(made).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;&amp;');
    expect(made).not.toContain('<img');
  });

  it('has no tag that a template or a value brought', () =>
    fc.assert(
      fc.property(fc.string(), fc.string(), (template, firstName) => {
        const tags = (made: string) => new Set([...made.matchAll(/<\/?([a-z!]+)/gi)].map(([, tag]) => tag));
        const known = tags(html('A\n\n{{items}}\n\n{{statusUrl}}', { statusUrl: 'https://x' }));
        for (const tag of tags(html(`${template}{{firstName}}`, { firstName })))
          expect(known.has(tag)).toBe(true);
      }),
    ));

  it('has a button for the link and a table for what was ordered where they stand alone', () => {
    const made = mailHtml(
      { subject: '', template: '{{items}}\n\n{{statusUrl}}' },
      values({ statusUrl: 'https://x/a&b' }),
      {
        ...look,
        lines: [{ text: '2 Stück Schnitzel', amount: '33,00 €' }],
        totals: [{ text: 'Gesamt', amount: '33,00 €' }],
      },
    );
    expect(made).toContain('href="https://x/a&amp;b"');
    expect(made).toMatch(/2 Stück Schnitzel<\/td>.*33,00 €.*Gesamt/);
  });
});

describe('the length of an SMS', () => {
  test.each([
    ['', 0, false],
    ['a'.repeat(160), 1, false],
    ['a'.repeat(161), 2, false],
    ['€'.repeat(80), 1, false],
    ['€'.repeat(81), 2, false],
    ['Grüße ß', 1, false],
    ['ş'.repeat(70), 1, true],
    ['ş'.repeat(71), 2, true],
    ['„Zitat“', 1, true],
  ])('of %j is %i', (text, segments, isUnicode) =>
    expect(smsLength(text)).toMatchObject({ segments, isUnicode }),
  );

  test.each(messageKinds)('fits into the alphabet for the usual text of %s', (kind) =>
    expect(smsLength(defaultTemplates[kind].smsText).isUnicode).toBe(false),
  );
});
