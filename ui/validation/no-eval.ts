const holder = globalThis as { __zod_globalConfig?: { jitless?: boolean } };

// Zod checks whether it may compile schemas as soon as one is created. Our content security policy forbids it, and a browser
// reports the attempt, so this module has to be imported before every module with schemas. It writes zod's configuration
// where zod looks for it: importing zod here would put all of it into the first script.
(holder.__zod_globalConfig ??= {}).jitless = true;

export {};
