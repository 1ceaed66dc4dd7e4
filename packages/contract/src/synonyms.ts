import { z } from 'zod';

/** What visitors type, and the words of the content that it stands for. Both are expressions, separated by commas. */
export const Synonym = z.object({ typed: z.string().min(1), means: z.string().min(1) });
export type Synonym = z.infer<typeof Synonym>;
