import type { SignageInstruction } from '@bestellwerk/domain/signage/signage-command.schema';
import type { PlayerWork, SignageCommand } from '@bestellwerk/domain/contracts/signage.schema';
import type { Answer } from '../src/features/player/command-log.js';
import type { PlayerServer } from '../src/features/player/take-step.js';
import { aCommand, workOf } from './a-command.js';

/** A minimal model of the server side of one screen. */
export class SignageModel implements PlayerServer {
  readonly commands: SignageCommand[];

  constructor(instructions: readonly SignageInstruction[]) {
    this.commands = instructions.map((instruction, n) =>
      aCommand(instruction, { id: `command-${n}`, status: 'requested' }),
    );
  }

  async ask(): Promise<PlayerWork> {
    const command = this.commands.find(({ isFinal }) => !isFinal) ?? null;
    if (command?.status === 'requested') command.status = 'delivered';
    return structuredClone(workOf(command));
  }

  async acknowledge(id: string): Promise<PlayerWork> {
    const command = this.command(id);
    if (command.status === 'delivered') command.status = 'acknowledged';
    return this.ask();
  }

  async report(): Promise<PlayerWork> {
    return this.ask();
  }

  async answer(id: string, { state }: Answer): Promise<PlayerWork> {
    const command = this.command(id);
    if (!command.isFinal) Object.assign(command, { status: state, isFinal: true });
    return this.ask();
  }

  /** As staff do. */
  abort(): void {
    const command = this.commands.find(({ isFinal }) => !isFinal);
    if (command?.status === 'requested') Object.assign(command, { status: 'aborted', isFinal: true });
    else if (command) command.status = 'abortRequested';
  }

  private command(id: string): SignageCommand {
    const found = this.commands.find((command) => command.id === id);
    if (!found) throw new Error(`No command ${id}`);
    return found;
  }
}
