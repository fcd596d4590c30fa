import { test } from '@playwright/test';
import { testPayingOnline } from '../support/paying-online.js';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

testPayingOnline('Online-Zahlung', 'Mollie');
