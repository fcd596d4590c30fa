import { Injectable } from '@nestjs/common';
import { Subject } from 'rxjs';

/** Tells of sessions that were ended on this node, by their id. */
@Injectable()
export class SessionEnds extends Subject<string> {}
