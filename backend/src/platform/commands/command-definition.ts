import type { Action, Principal } from '@bestellwerk/domain/access/policy';
import type { Decider, Decision as Decided, Shown } from '@bestellwerk/domain/kernel/decider';
import type { DomainEvent } from '@bestellwerk/domain/kernel/event';
import type { Accepted } from '@bestellwerk/event-log/command';
import type { Abstract, Type } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { CommandResult } from '../http/command-result.js';
import type { CommandMetadata } from './command-metadata.js';
import type { Waiting } from './commands.js';

/** A command as it was sent. `params` are those of the path; without a schema `body` is undefined. */
export interface CommandInput<Who, Body> {
  readonly by: Who;
  readonly metadata: CommandMetadata;
  readonly params: Readonly<Record<string, string>>;
  readonly body: Body;
}

/** Who sends commands: what admits them to a route, where the route finds them, and what the log keeps of them. */
export interface Caller<Who> {
  readonly admit: () => MethodDecorator;
  readonly parameter: () => ParameterDecorator;
  readonly metadata: (request: FastifyRequest, who: Who) => CommandMetadata;
}

/** Streams of one kind, with their answers folded beside the state. */
export interface Streams<State, E extends DomainEvent, View> {
  /** The stream's name from the aggregate's id. */
  readonly stream: (id: string) => string;
  readonly decider: Decider<Shown<State, View>, E>;
}

/** The backend's services, for facts and for what happens beside the decision. */
export type Services = <Service>(token: Type<Service> | Abstract<Service>) => Service;

/** One write to one stream; `payload` distinguishes a repetition from another command under the same key. */
export interface Write<State, E extends DomainEvent> {
  readonly id: string;
  readonly metadata: CommandMetadata;
  readonly payload: unknown;
  /** May be called several times, so it must be pure: facts and clock are taken before. */
  readonly decide: (state: State) => Decided<E>;
}

/** The route of a command, below the path of its controller. */
export interface CommandRoute {
  readonly method?: 'get' | 'post' | 'put' | 'delete';
  readonly path?: string;
  readonly summary: string;
  /** Names in the path, all uuids. `['id']` by default. */
  readonly params?: readonly string[];
  /** Names in the path that are no uuids, after the others. */
  readonly texts?: readonly string[];
  /** 'optional' by default. */
  readonly key?: 'required' | 'optional' | 'none';
  /** 200 by default. */
  readonly status?: number;
  /** By the body, if it depends on it. */
  readonly waiting?: Waiting | ((body: never) => Waiting);
  readonly decorators?: readonly MethodDecorator[];
}

/** A command. Its class, its handler and its route are made of this. */
export interface CommandDefinition<Who, Body, Answer> {
  /** Of the class, in logs and metrics. */
  readonly name: string;
  readonly caller: Caller<Who>;
  /** Missing where several commands share a route that is written by hand. */
  readonly route?: CommandRoute;
  /** Validates, documents and types the body. */
  readonly body?: z.ZodType<Body>;
  readonly answers: z.ZodType<Answer>;
  /** Throws what is wrong, and refusals. */
  readonly handle: (input: CommandInput<Who, Body>, services: Services) => Promise<CommandResult<Answer>>;
}

/** What commands on streams of one kind by one kind of caller share. */
export interface CommandFamily<Who, State, E extends DomainEvent, View, Answer> {
  readonly streams: Streams<State, E, View>;
  readonly caller: Caller<Who>;
  readonly answers: z.ZodType<Answer>;
  /** From what was folded beside the state: an answer reads nothing of the aggregate. */
  readonly answer: (
    accepted: Accepted<Shown<State, View>, E>,
    input: CommandInput<Who, unknown>,
    services: Services,
  ) => Answer | Promise<Answer>;
  /** The id of the aggregate: `params.id` by default. */
  readonly target?: (input: CommandInput<Who, unknown>, services: Services) => string | Promise<string>;
  /** Where the caller needs the permission; nowhere for an aggregate that does not exist. */
  readonly branches?: (state: State) => readonly string[];
}

/** A command of a family: one decision on one stream. */
export interface Decision<Who, Body, State, E extends DomainEvent, View, Facts> extends Pick<
  CommandDefinition<Who, Body, unknown>,
  'name' | 'route' | 'body'
> {
  /** Instead of that of the family. */
  readonly target?: (input: CommandInput<Who, Body>, services: Services) => string | Promise<string>;
  /** What the decision needs to know beside the state. Throws what is wrong with the input. */
  readonly facts?: (input: CommandInput<Who, Body>, services: Services, id: string) => Facts | Promise<Facts>;
  /** Checked inside the decision: only there the branches are certain. */
  readonly action?: Who extends Principal ? Action : never;
  /** Instead of those of the family. */
  readonly branches?: (state: State, input: CommandInput<Who, Body>) => readonly string[];
  /** What distinguishes a repetition from another command under the same key: the body by default. */
  readonly payload?: (input: CommandInput<Who, Body>, facts: Facts) => unknown;
  readonly decide: (state: State, input: CommandInput<Who, Body>, facts: Facts) => Decided<E>;
  /** What follows once it is written; and once it is refused, to release what `facts` reserved. */
  readonly after?: (
    id: string,
    input: CommandInput<Who, Body>,
    services: Services,
    view: View,
  ) => Promise<void>;
  readonly refused?: (id: string, input: CommandInput<Who, Body>, services: Services) => Promise<void>;
}
