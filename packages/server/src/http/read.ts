import type { z } from 'zod';
import { Refusal } from './app.ts';

/** Something from outside, as a schema wants it, or refused with the place where it is not. */
export function read<T>(schema: z.ZodType<T>, value: unknown): T {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new Refusal('malformed', parsed.error.issues[0]?.path.join('.'));
}
