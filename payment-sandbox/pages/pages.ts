export interface Method {
  readonly id: string;
  readonly title: string;
}

export interface PaymentPage {
  readonly provider: string;
  readonly amount: string;
  readonly description: string;
  readonly methods: readonly Method[];
}

const style = `
  :root { color-scheme: light dark; font-family: system-ui, sans-serif; line-height: 1.5; }
  body { margin: 0; background: light-dark(#f3f3f5, #17171a); color: light-dark(#1c1c1f, #f1f1f3); }
  main { box-sizing: border-box; max-width: 30rem; margin: 0 auto; padding: 1rem; overflow-wrap: anywhere; }
  .notice { margin: 0; padding: .75rem 1rem; background: #ffd75e; color: #2b2200; text-align: center; font-weight: 600; }
  .card { background: light-dark(#fff, #232327); border: 1px solid light-dark(#d3d3d8, #45454c); padding: 1.25rem; }
  h1 { font-size: 1.1rem; margin: 0 0 .25rem; }
  .amount { font-size: 2rem; font-weight: 700; margin: 0; }
  fieldset { border: 0; margin: 1.25rem 0; padding: 0; display: grid; gap: .5rem; }
  legend { padding: 0 0 .5rem; font-weight: 600; }
  label { display: flex; gap: .75rem; align-items: center; min-height: 2.75rem; padding: 0 .75rem;
    border: 1px solid light-dark(#8b8b93, #77777f); }
  input { width: 1.25rem; height: 1.25rem; margin: 0; accent-color: #ae2f68; flex: none; }
  button, a.button { display: block; box-sizing: border-box; width: 100%; min-height: 2.75rem; margin-top: .5rem;
    padding: .5rem 1rem; font: inherit; font-weight: 600; border: 1px solid light-dark(#6a6a72, #8b8b93);
    background: transparent; color: inherit; cursor: pointer; text-align: center; text-decoration: none; }
  button.pay { background: #ae2f68; border-color: #ae2f68; color: #fff; }
  :focus-visible { outline: 3px solid #ec9b33; outline-offset: 2px; }
  .hint { font-size: .9rem; }
`;

const page = (title: string, content: string): string => `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
<header class="notice">Testumgebung: Es wird kein Geld bewegt</header>
<main>
${content}
</main>
</body>
</html>
`;

const choice = (id: string, text: string, className = ''): string =>
  `<button type="submit" name="choice" value="${id}"${className ? ` class="${className}"` : ''}>${text}</button>`;

/** Where a person pays, or does not. */
export function paymentPage({ provider, amount, description, methods }: PaymentPage): string {
  const options = methods.map(
    ({ id, title }, index) =>
      `<label><input type="radio" name="method" value="${escape(id)}"${index === 0 ? ' checked' : ''}> ${escape(title)}</label>`,
  );
  return page(
    `Bezahlen (${provider}, Testumgebung)`,
    `<div class="card">
<h1>${escape(description)}</h1>
<p class="amount">${escape(amount)}</p>
<form method="post">
<fieldset>
<legend>Zahlungsart</legend>
${options.join('\n')}
</fieldset>
${choice('pay', 'Jetzt bezahlen', 'pay')}
${choice('fail', 'Zahlung fehlschlagen lassen')}
${choice('cancel', 'Zahlung abbrechen')}
${choice('abandon', 'Zurück ohne Entscheidung')}
</form>
</div>
<p class="hint">Diese Seite steht an der Stelle von ${provider}. Nach ‚Zurück ohne Entscheidung‘ oder wenn Sie die Seite
schließen, bleibt die Zahlung offen, bis sie nach 30 Minuten abläuft.</p>`,
  );
}

export function textPage(text: string, link?: { readonly href: string; readonly text: string }): string {
  const button = link ? `<a class="button" href="${escape(link.href)}">${escape(link.text)}</a>` : '';
  return page('Testumgebung', `<div class="card"><h1>${escape(text)}</h1>${button}</div>`);
}

/** Leads back by a form, for merchants that asked for POST. */
export function formPage(address: string): string {
  const url = new URL(address);
  const fields = [...url.searchParams].map(
    ([name, value]) => `<input type="hidden" name="${escape(name)}" value="${escape(value)}">`,
  );
  url.search = '';
  return page(
    'Zurück zum Shop',
    `<form class="card" method="post" action="${escape(url.href)}">${fields.join('')}
<button type="submit" class="pay">Zurück zum Shop</button></form>`,
  );
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => entities[sign]!);
