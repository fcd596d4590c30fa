var storedScheme;
try {
  storedScheme = localStorage.getItem('mantine-color-scheme-value');
} catch {
  // Site data is blocked: the system's scheme it is.
}
document.documentElement.dataset.mantineColorScheme =
  { light: 'light', dark: 'dark' }[storedScheme] ??
  (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');

// Shows an error if the script of the application is missing or fails before it renders anything.
addEventListener(
  'error',
  function ({ target }) {
    if (target instanceof HTMLElement && target.tagName !== 'SCRIPT') return;
    const root = document.getElementById('root');
    if (!root || root.childElementCount > 0) return;
    const words = document.createElement('p');
    words.setAttribute('role', 'alert');
    words.style.cssText = 'max-width: 32rem; margin: 12vh auto; padding: 0 1rem; font: 18px/1.5 sans-serif';
    words.textContent = 'Das Backoffice konnte nicht geladen werden. Bitte prüfen Sie die Verbindung. ';
    const again = document.createElement('button');
    again.type = 'button';
    again.textContent = 'Neu laden';
    again.style.cssText = 'min-height: 44px; padding: 0 1rem; font: inherit';
    again.addEventListener('click', () => location.reload());
    words.append(document.createElement('br'), again);
    root.replaceChildren(words);
  },
  true,
);
