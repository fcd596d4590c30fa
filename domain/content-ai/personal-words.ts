import type { Problem } from '../kernel/refusal.js';

const EMAIL = /[^\s@<>(),;]+@[^\s@<>(),;]+\.[a-z]{2,}/i;
/** Beginning with + or 0, as numbers of telephones are written, with single separators. */
const PHONE = /(?<![\d.,:/-])(?:\+|\(?0)\d(?:[\s/()-]{0,2}\d){5,}(?![\d.,:]\d)/g;
/** 01-12-2026 and the like. */
const DAY = /^\d{1,2}([-/ ])\d{1,2}\1\d{2,4}$/;

/** Why a text must not be sent to a model, as far as it can be seen from its letters; null if nothing is seen. */
export function personalWordsProblem(text: string, field: string): Problem | null {
  const found = [
    ...(EMAIL.test(text) ? ['E-Mail-Adressen'] : []),
    ...(hasPhone(text) ? ['Telefonnummern'] : []),
  ];
  if (found.length === 0) return null;
  return {
    field,
    message: `Bitte nehmen Sie ${found.join(' und ')} heraus: Die Anweisung wird an einen fremden Dienst gesendet und darf keine personenbezogenen Daten enthalten.`,
  };
}

const hasPhone = (text: string): boolean =>
  [...text.matchAll(PHONE)].some(([number]) => !DAY.test(number) && number.replace(/\D/g, '').length >= 7);
