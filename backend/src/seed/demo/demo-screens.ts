import type { SignageInstruction } from '@bestellwerk/domain/signage/signage-command.schema';
import { deterministicId } from '@bestellwerk/domain/kernel/identifiers';
import { Injectable } from '@nestjs/common';
import { CatalogueReader } from '../../platform/catalogue-reader.js';
import { Clock } from '../../platform/clock.js';
import type { CommandMetadata } from '../../platform/commands/command-metadata.js';
import { Commands } from '../../platform/commands/commands.js';
import { CompleteCommand, FetchWork } from '../../signage/player.commands.js';
import { Pairings } from '../../signage/pairings.js';
import { ScreenPresence } from '../../signage/presence.js';
import { PairScreen, SendInstruction } from '../../signage/screen.commands.js';
import { DemoStaff } from './demo-staff.js';
import { teamOf } from './staff.js';

const SCREENS = [
  { name: 'Eingang', identifier: 'wien' },
  { name: 'Gastgarten', identifier: 'linz' },
];
const MINUTE = 60_000;
/** Long enough not to be over now: commands of the past shall not expire before they are done. */
const EXPIRES_IN_SECONDS = 86_400;

/** Just after its last command. */
const LAST_SEEN_SECONDS_AGO = 40 * 60;

/** Minutes before now at which a screen got a command. */
const COMMANDS: readonly { minutesAgo: number; instruction: SignageInstruction }[] = [
  { minutesAgo: 300, instruction: { type: 'identify', arguments: {} } },
  {
    minutesAgo: 240,
    instruction: {
      type: 'showScene',
      arguments: {
        scene: {
          headline: 'Mittagsmenü',
          text: 'Von 11 bis 14 Uhr, mit Salat oder Suppe',
          lines: [
            { label: 'Kürbiscremesuppe', value: '5,90 €' },
            { label: 'Wiener Schnitzel', value: '16,90 €' },
            { label: 'Käsespätzle', value: '12,50 €' },
          ],
          theme: 'orange',
        },
      },
    },
  },
  {
    minutesAgo: 45,
    instruction: {
      type: 'showMessage',
      arguments: { text: 'Heute frischer Apfelstrudel, solange der Vorrat reicht', seconds: 600 },
    },
  },
];

/** Two screens that have been working and are switched off now: nobody has their tokens. */
@Injectable()
export class DemoScreens {
  constructor(
    private readonly commands: Commands,
    private readonly pairings: Pairings,
    private readonly presence: ScreenPresence,
    private readonly catalogue: CatalogueReader,
    private readonly staff: DemoStaff,
    private readonly clock: Clock,
  ) {}

  async add(now: Date): Promise<void> {
    for (const { name, identifier } of SCREENS) {
      const manager = this.staff.member(teamOf(identifier, 'ROLE_BRANCH_MANAGER'));
      const branch = this.catalogue.branch(identifier)!.id;
      const metadata = (what: string): CommandMetadata => callerOf('user', manager.id, name, what);
      const at = <Result>(minutesAgo: number, run: () => Promise<Result>) =>
        this.clock.at(new Date(now.getTime() - minutesAgo * MINUTE), run);
      const { data } = await at(310, async () => {
        const { code } = await this.pairings.open();
        const body = { code, name, branch };
        return this.commands.execute(
          new PairScreen({ by: manager, metadata: metadata('pair'), params: {}, body }),
        );
      });
      for (const { minutesAgo, instruction } of COMMANDS) {
        await at(minutesAgo, () =>
          this.commands.execute(
            new SendInstruction({
              by: manager,
              metadata: metadata(`ask ${minutesAgo}`),
              params: { id: data.id },
              body: { ...instruction, expiresInSeconds: EXPIRES_IN_SECONDS },
            }),
          ),
        );
        await at(minutesAgo - 0.1, () => this.done(data.id));
      }
      await this.presence.seen(data.id, LAST_SEEN_SECONDS_AGO);
    }
  }

  /** The player's part. */
  private async done(device: string): Promise<void> {
    const player = { device, token: '' };
    const metadata: CommandMetadata = {
      ...callerOf('device', device, device, 'answer'),
      key: null,
      origin: 'terminal',
    };
    const input = { by: player, metadata };
    const { data } = await this.commands.execute(new FetchWork({ ...input, params: {}, body: undefined }));
    const params = { command: data.command!.id };
    await this.commands.execute(new CompleteCommand({ ...input, params, body: { result: null } }));
  }
}

const callerOf = (kind: 'user' | 'device', id: string, screen: string, what: string): CommandMetadata => {
  const key = deterministicId('demo screen', screen, what);
  return { key, actor: { kind, id }, origin: 'back office', route: 'demo', requestId: key };
};
