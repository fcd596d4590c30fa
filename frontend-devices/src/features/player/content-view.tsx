import type { Content } from './display.js';

/** What a screen shows, readable from far. */
export function ContentView({ content }: { content: Content }) {
  switch (content.type) {
    case 'waiting':
    case 'empty':
      return null;
    case 'message':
      return (
        <section className="message">
          <p className={content.text.length > 90 ? 'is-long' : undefined}>{content.text}</p>
        </section>
      );
    case 'scene': {
      const { headline, text, lines, theme } = content.scene;
      return (
        <section className={`scene is-${theme} ${lines.length > 6 ? 'has-many-lines' : ''}`}>
          <h1>{headline}</h1>
          {text !== '' && <p className="scene-text">{text}</p>}
          {lines.length > 0 && (
            <dl>
              {lines.map(({ label, value }, index) => (
                <div key={index}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          )}
        </section>
      );
    }
    default:
      return content satisfies never;
  }
}
