import { may, type Principal } from '@bestellwerk/domain/access/policy';
import type { DomainEvent } from '@bestellwerk/domain/kernel/event';
import { refuse } from '@bestellwerk/domain/kernel/refusal';
import { HttpStatus, type Type } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ApiError } from '../http/api-error.js';
import { failureText } from '../http/failure-texts.js';
import { CommandResult } from '../http/command-result.js';
import type { CommandDefinition, CommandFamily, CommandInput, Decision } from './command-definition.js';
import { CommandExecutor } from './command-executor.js';
import type { CommandMetadata } from './command-metadata.js';

/** A command's class, with its handler for Nest's CommandBus and the definition that its route is made of. */
export interface DefinedCommand<Who, Body, Answer> {
  new (
    input: CommandInput<Who, Body>,
  ): Command<CommandResult<Answer>> & { readonly metadata: CommandMetadata };
  readonly handler: Type<ICommandHandler>;
  readonly definition: CommandDefinition<Who, Body, Answer>;
}

/** A command with more to it than one decision on one stream. */
export function defineCommand<Who, Answer, Body = undefined>(
  definition: CommandDefinition<Who, Body, Answer>,
): DefinedCommand<Who, Body, Answer> {
  const Defined = {
    [definition.name]: class extends Command<CommandResult<Answer>> {
      static handler: Type<ICommandHandler>;
      static readonly definition = definition;

      constructor(readonly input: CommandInput<Who, Body>) {
        super();
      }

      get metadata(): CommandMetadata {
        return this.input.metadata;
      }
    },
  }[definition.name]!;

  @CommandHandler(Defined)
  class Handler {
    constructor(private readonly executor: CommandExecutor) {}

    execute({ input }: InstanceType<typeof Defined>): Promise<CommandResult<Answer>> {
      return definition.handle(input, this.executor.services);
    }
  }
  Defined.handler = Handler;
  return Defined;
}

/** Defines the commands of a family: each is one decision on one stream. */
export const commandsOf =
  <Who, State, E extends DomainEvent, View, Answer>(family: CommandFamily<Who, State, E, View, Answer>) =>
  <Body = undefined, Facts = undefined>(
    decision: Decision<Who, Body, State, E, View, Facts>,
  ): DefinedCommand<Who, Body, Answer> => {
    const { streams, caller, answers, answer } = family;
    const { name, route, body, action, branches = family.branches ?? (() => []) } = decision;
    const isAllowed = (state: State, input: CommandInput<Who, Body>): boolean =>
      action === undefined ||
      branches(state, input).every((branch) => may(input.by as Principal, action, branch));
    return defineCommand<Who, Answer, Body>({
      ...{ name, caller, answers, ...(route && { route }), ...(body && { body }) },
      async handle(input, services) {
        const id = (await (decision.target ?? family.target)?.(input, services)) ?? input.params['id']!;
        const facts = (await decision.facts?.(input, services, id)) as Facts;
        const write = {
          id,
          metadata: input.metadata,
          payload: decision.payload ? decision.payload(input, facts) : (input.body ?? {}),
          decide: (state: State) =>
            isAllowed(state, input) ? decision.decide(state, input, facts) : refuseForbidden(),
        };
        const accepted = await services(CommandExecutor)
          .write(streams, write)
          .catch(async (error: unknown) => {
            if (error instanceof ApiError) await decision.refused?.(id, input, services);
            throw error;
          });
        await decision.after?.(id, input, services, accepted.state.view!);
        return new CommandResult(await answer(accepted, input, services), accepted.position);
      },
    });
  };

const refuseForbidden = () => refuse('forbidden', 'not-allowed', failureText(HttpStatus.FORBIDDEN));
