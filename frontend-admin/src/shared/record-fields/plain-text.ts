const BREAK = '\n';

/** What formatted text says without its formats: a line for each paragraph, heading, item and row. */
export function plainText(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const line of body.querySelectorAll('br')) line.replaceWith(BREAK);
  for (const unseen of body.querySelectorAll('script, style')) unseen.remove();
  for (const picture of body.querySelectorAll('img'))
    picture.replaceWith(picture.alt === '' ? 'Bild' : `Bild: ${picture.alt}`, BREAK);
  for (const item of body.querySelectorAll('li')) item.prepend('• ');
  for (const cell of body.querySelectorAll('td + td, td + th, th + td, th + th')) cell.prepend(' | ');
  for (const block of body.querySelectorAll('h2, h3, h4, pre, figcaption, li, tr, ul, ol, table')) end(block);
  for (const paragraph of body.querySelectorAll('p')) {
    if (paragraph.closest('li, td, th') === null) paragraph.append(BREAK);
    else if (paragraph.nextElementSibling?.tagName === 'P') paragraph.append(' ');
  }
  return (body.textContent ?? '')
    .replace(/[ \t]*\n[ \t]*/g, BREAK)
    .replace(/\n{3,}/g, BREAK + BREAK)
    .trim();
}

const end = (block: Element): void => block.append(BREAK);
