import { z } from 'zod';

/** A simple scene: a full screen in the house's colours. */
export const sceneSchema = z
  .object({
    headline: z.string().trim().min(1).max(80),
    text: z.string().trim().max(400).default(''),
    /** Lines with a price or a time beside them, such as a lunch menu. */
    lines: z
      .array(z.object({ label: z.string().trim().min(1).max(80), value: z.string().trim().max(20) }))
      .max(12)
      .default([]),
    theme: z.enum(['light', 'dark', 'orange', 'magenta']).default('dark'),
  })
  .meta({ id: 'SignageScene' });
export type Scene = z.infer<typeof sceneSchema>;

/** Commands for a screen. */
export const signageInstructionSchema = z
  .discriminatedUnion('type', [
    /** Shows the screen's name and branch for a while. */
    z.object({ type: z.literal('identify'), arguments: z.object({}).default({}) }),
    z.object({
      type: z.literal('showMessage'),
      arguments: z.object({
        text: z.string().trim().min(1).max(280),
        /** null: until something else is shown. */
        seconds: z.number().int().min(1).max(86_400).nullable().default(null),
      }),
    }),
    z.object({ type: z.literal('showScene'), arguments: z.object({ scene: sceneSchema }) }),
    z.object({ type: z.literal('reload'), arguments: z.object({}).default({}) }),
    /** Back to the empty screen. */
    z.object({ type: z.literal('clear'), arguments: z.object({}).default({}) }),
  ])
  .meta({ id: 'SignageInstruction' });
export type SignageInstruction = z.infer<typeof signageInstructionSchema>;

export const signageCommandTypeSchema = z
  .enum(['identify', 'showMessage', 'showScene', 'reload', 'clear'])
  .meta({ id: 'SignageCommandType' });
export type SignageCommandType = z.infer<typeof signageCommandTypeSchema>;

/** The status of a command. The last five are final. */
export const signageCommandStatusSchema = z
  .enum([
    'requested',
    'delivered',
    'acknowledged',
    'abortRequested',
    'completed',
    'failed',
    'aborted',
    'expired',
    'superseded',
  ])
  .meta({ id: 'SignageCommandStatus' });
export type SignageCommandStatus = z.infer<typeof signageCommandStatusSchema>;
