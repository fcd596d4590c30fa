import { createAction } from '@reduxjs/toolkit';

/** A guest of a kiosk has ordered or gone: nothing of them stays for the next one. */
export const guestLeft = createAction('selfService/guestLeft');
