document.documentElement.dataset.mantineColorScheme =
  { light: 'light', dark: 'dark' }[localStorage.getItem('mantine-color-scheme-value')] ??
  (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
