import { z } from 'zod';
import { sessionEnds } from '../access/session-end.js';

export const sessionEndSchema = z.enum(sessionEnds).meta({ id: 'SessionEnd' });
