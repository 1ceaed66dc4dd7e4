import { z } from 'zod';

/** A visitor's expressions, and the words of the content that they mean; both lists are separated by commas. */
export const Synonym = z.object({ typed: z.string().min(1), means: z.string().min(1) });
export type Synonym = z.infer<typeof Synonym>;
