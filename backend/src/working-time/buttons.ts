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
  type PressButton,
} from './press-button.js';
import type { PressBody } from './working-time-bodies.js';

type Press = (account: Account, caller: CommandMetadata, body: PressBody) => PressButton;

/** The buttons of a terminal, by their names in its addresses. */
export const buttons = {
  start: (account, caller, { deviceAt, branch }) => new StartActivity(account, caller, deviceAt, branch),
  pause: (account, caller, { deviceAt }) => new PauseActivity(account, caller, deviceAt),
  resume: (account, caller, { deviceAt }) => new ResumeActivity(account, caller, deviceAt),
  end: (account, caller, { deviceAt }) => new EndActivity(account, caller, deviceAt),
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
