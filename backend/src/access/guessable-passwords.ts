import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

const FEWEST_GUESSES = 1e8;

/** Common beginnings of German passwords. */
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

/** Whether common password patterns and the user's own words make it easy to guess. */
export const isGuessable = (password: string, words: readonly string[]): boolean =>
  estimate.check(password, [...words]).guesses < FEWEST_GUESSES;
