import { describe, expect, test } from '@jest/globals';
import { defaultTemplates } from '../messages/default-templates.js';
import { messageKinds } from '../messages/message-kinds.schema.js';
import { smsLength } from '../messages/sms-segments.js';
import { branchHours } from '../opening-hours/testing/branch-hours.js';
import { type MessageShop, renderSms } from './message-content.js';
import { sampleFacts } from './sample-order.js';

const shop: MessageShop = {
  ...{ shopName: 'Zur Linde', businessName: 'Linde GmbH', logoUrl: null, disableTickets: false },
  ...{ branchAddress: 'Hauptplatz 1, 4020 Linz', branchPhone: '+43732123' },
  ...{ timeZone: 'Europe/Vienna', hours: branchHours() },
};
const ADDRESS = 'https://www.zur-linde.example';

const cases = messageKinds.flatMap((kind) => [
  [kind, 'its ticket', false] as const,
  [kind, 'its long number', true] as const,
]);

describe('the usual text of an SMS', () => {
  test.each(cases)('about %s with %s costs the shop one SMS only', (kind, _number, disableTickets) => {
    const facts = sampleFacts(kind, { ...shop, disableTickets }, ADDRESS);
    const text = renderSms(defaultTemplates[kind], facts);
    expect({ text, ...smsLength(text) }).toMatchObject({ segments: 1, isUnicode: false });
  });

  test('has short times', () => {
    const text = renderSms(
      defaultTemplates.counterAppointment,
      sampleFacts('counterAppointment', shop, ADDRESS),
    );
    expect(text).toContain('Zur Linde: Neuer Termin Fr 14.05. 19:15? Antwort bis Fr 14.05. 18:15: https://');
  });
});
