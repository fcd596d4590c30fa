import type { SignageInstruction } from '@bestellwerk/domain/signage/signage-command.schema';
import classes from './preview.module.css';

/** Roughly what the screen will show; nothing for commands that show nothing of their own. */
export function Preview({ instruction }: { instruction: SignageInstruction }) {
  if (instruction.type !== 'showMessage' && instruction.type !== 'showScene') return null;
  return (
    <figure className={classes.preview}>
      <figcaption>Vorschau</figcaption>
      <div className={classes.screen}>
        {instruction.type === 'showMessage' ? (
          <MessagePreview text={instruction.arguments.text || 'Ihre Nachricht'} />
        ) : (
          <ScenePreview scene={instruction.arguments.scene} />
        )}
      </div>
    </figure>
  );
}

const MessagePreview = ({ text }: { text: string }) => (
  <div className={classes.message} data-long={text.length > 90 || undefined}>
    {text}
  </div>
);

type SceneInstruction = Extract<SignageInstruction, { type: 'showScene' }>;

const ScenePreview = ({ scene }: { scene: SceneInstruction['arguments']['scene'] }) => (
  <div className={classes.scene} data-theme={scene.theme}>
    <strong>{scene.headline || 'Überschrift'}</strong>
    {scene.text && <p>{scene.text}</p>}
    <ul>
      {scene.lines.map(({ label, value }, index) => (
        <li key={index}>
          <span>{label}</span>
          <span>{value}</span>
        </li>
      ))}
    </ul>
  </div>
);
