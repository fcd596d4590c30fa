import { test } from '@playwright/test';
import { signIn } from '../support/administrator.js';
import { checkoutScreens } from './checkout-screens.js';
import { menuScreens } from './menu-screens.js';
import { overlayScreens } from './overlay-screens.js';
import { type Screen, takePictures } from './screen.js';
import { statusScreens } from './status-screens.js';
import { pageScreens } from './page-screens.js';

const folder = process.env.SCREENSHOTS_DIR ?? '.build/screenshots';
const screens: readonly Screen[] = [
  ...pageScreens,
  ...menuScreens,
  ...checkoutScreens,
  ...statusScreens,
  ...overlayScreens,
];

test.describe.configure({ mode: 'parallel' });

for (const screen of screens) {
  test(screen.name, async ({ browser, request }) => {
    test.slow();
    if (screen.prepare) await signIn(request);
    await takePictures(browser, request, screen, folder);
  });
}
