import { config } from 'zod/v4/core';

// Zod looks whether it may compile schemas as soon as one is made. Our content security policy forbids it, and a browser
// reports the attempt, so this module has to be imported before every module with schemas.
config({ jitless: true });
