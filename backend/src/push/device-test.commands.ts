import { pushTestSchema } from '@bestellwerk/domain/contracts/push.schema';
import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { authorize } from '../access/staff.js';
import { staffCaller } from '../access/staff-caller.js';
import { CommandRoutes, handlersOf } from '../platform/commands/command-routes.js';
import { Commands } from '../platform/commands/commands.js';
import { defineCommand } from '../platform/commands/define-command.js';
import { CommandResult } from '../platform/http/command-result.js';
import { Printers } from '../printing/printers.js';
import { PushSubscriptions } from './push-subscriptions.js';
import { PushTests, testWaiting } from './push-tests.js';

/** Nothing is written to the log: it tests a way, and says at once what came of it. */
export const TestNotification = defineCommand({
  name: 'TestNotification',
  caller: staffCaller,
  route: {
    path: 'test/notification',
    summary: 'Send a test notification to the device; answers once it was shown there, or why not',
    waiting: testWaiting,
  },
  answers: pushTestSchema,
  async handle({ by, params }, services) {
    const device = await services(Printers).one(params['id']!);
    authorize(by, 'order.print', device.branch.id);
    const browsers = await services(PushSubscriptions).idsOnDevice(device.id);
    return new CommandResult(await services(PushTests).run(browsers), '0');
  },
});

const routes = { testNotification: TestNotification };

@ApiTags('Geräte')
@Controller('api/devices/:id')
@CommandRoutes(routes)
export class DeviceNotificationsController {
  constructor(readonly commands: Commands) {}
}

export const deviceTestHandlers = handlersOf(routes);
