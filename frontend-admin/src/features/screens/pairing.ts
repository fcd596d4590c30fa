const CODE = /^[A-HJ-NP-Z2-9]{6}$/;

/** What is missing before a screen can be taken on. */
export function pairingProblems({ code, name }: { code: string; name: string }) {
  return {
    ...(!CODE.test(code) && { code: 'Bitte geben Sie die sechs Zeichen ein, die der Bildschirm zeigt.' }),
    ...(name === '' && { name: 'Bitte geben Sie dem Bildschirm einen Namen.' }),
  };
}
