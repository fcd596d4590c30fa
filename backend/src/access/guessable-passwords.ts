import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

const FEWEST_GUESSES = 1e8;

/** What people here begin with when they are asked for a password. */
const germanWords = [
  ...['passwort', 'kennwort', 'geheim', 'hallo', 'willkommen', 'test', 'schatz', 'liebe', 'sommer', 'winter'],
  ...['frühling', 'herbst', 'österreich', 'deutschland', 'wien', 'graz', 'linz', 'bestellung', 'bestellwerk'],
  ...[
    'gasthaus',
    'restaurant',
    'küche',
    'schnitzel',
    'pizza',
    'admin',
    'administrator',
    'zugang',
    'anmeldung',
  ],
];

const estimate = new ZxcvbnFactory({ dictionary: { ...dictionary, germanWords }, graphs: adjacencyGraphs });

/** Whether somebody who knows what passwords usually look like, and this person's words, would guess it soon. */
export const isGuessable = (password: string, words: readonly string[]): boolean =>
  estimate.check(password, [...words]).guesses < FEWEST_GUESSES;
