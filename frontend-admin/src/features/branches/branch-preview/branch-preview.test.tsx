import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import type { Fields } from '@bestellwerk/domain/records/record-state';
import { branch } from '@bestellwerk/domain/records/definitions/branch';
import { show } from '../../../testing/show.js';
import BranchPreview from './branch-preview.js';

afterEach(cleanup);

const always = [{ type: 'daily', date: null, isClosed: false, from: '00:00', to: '24:00' }];
const record = branch.schemas.fields.parse({ ...branch.example, openingHours: always }) as Fields;
const preview = (changes: Fields = {}) => show(<BranchPreview record={{ ...record, ...changes }} />);

test('the branch preview shows the opening status and the hours of the coming week', () => {
  preview();
  expect(screen.getByText('Durchgehend geöffnet')).toBeTruthy();
  expect(screen.getByRole('table', { name: 'Geöffnet' })).toBeTruthy();
  expect(screen.queryByRole('table', { name: 'Lieferung' })).toBeNull();
});

test('the branch preview shows the notice of a closed branch and separate delivery hours', () => {
  preview({ openingHours: [], closedMessage: 'Betriebsurlaub bis Ostern', isDeliveryHoursEnabled: true });
  expect(screen.getByText('Betriebsurlaub bis Ostern')).toBeTruthy();
  expect(screen.getByRole('table', { name: 'Lieferung' })).toBeTruthy();
});

test('the branch preview ignores an incomplete entry', () => {
  preview({ openingHours: [...always, { ...always[0], from: '8' }] });
  expect(screen.getByText('Durchgehend geöffnet')).toBeTruthy();
});
