import { Injectable } from '@nestjs/common';
import { Subject } from 'rxjs';

/** Emits the ids of sessions ended on this node. */
@Injectable()
export class SessionEndNotices extends Subject<string> {}
