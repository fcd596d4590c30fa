import { HttpStatus, Injectable, type PipeTransform } from '@nestjs/common';
import type { Account } from '../access/account.entity.js';
import { failureText } from '../platform/http/failure-texts.js';
import { ApiError } from '../platform/http/api-error.js';
import type { CommandMetadata } from '../platform/commands/command-metadata.js';
import {
  EndActivity,
  PauseActivity,
  ResumeActivity,
  StartActivity,
  type ClockActionCommand,
} from './clock-action.commands.js';
import type { PressBody } from './working-time-bodies.js';

type Press = (account: Account, metadata: CommandMetadata, body: PressBody) => ClockActionCommand;

/** The buttons of a terminal, by their names in its addresses. */
export const buttons = {
  start: (account, metadata, { deviceAt, branch }) => new StartActivity(account, metadata, deviceAt, branch),
  pause: (account, metadata, { deviceAt }) => new PauseActivity(account, metadata, deviceAt),
  resume: (account, metadata, { deviceAt }) => new ResumeActivity(account, metadata, deviceAt),
  end: (account, metadata, { deviceAt }) => new EndActivity(account, metadata, deviceAt),
} as const satisfies Record<string, Press>;

export type Button = keyof typeof buttons;
export const buttonNames = Object.keys(buttons) as Button[];

@Injectable()
export class ButtonPipe implements PipeTransform<string, Button> {
  transform(name: string): Button {
    if (Object.hasOwn(buttons, name)) return name as Button;
    throw ApiError.of(HttpStatus.NOT_FOUND, failureText(HttpStatus.NOT_FOUND));
  }
}
