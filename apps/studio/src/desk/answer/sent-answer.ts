import { z } from 'zod';
import { mostInSubject } from './answer-mail.ts';
import { mostEnclosures } from './enclosures.ts';

/** Made by the form, once for each answer: a repeated request is the same answer. */
const Key = z.string().regex(/^[A-Za-z0-9-]{16,64}$/);

const Day = z
	.string()
	.regex(/^\d{4}-\d\d-\d\d$/)
	.refine((day) => !Number.isNaN(Date.parse(day)));

/** What the form of an answer sends. */
export const SentAnswer = z.object({
	key: Key,
	/** The newest answer that its writer saw; 0 where there was none. */
	seen: z.number().int().min(0),
	/** Sent although somebody else has answered meanwhile. */
	anyway: z.boolean().default(false),
	subject: z.string().trim().min(1).max(mostInSubject),
	text: z.string().trim().min(1).max(20_000),
	language: z.enum(['en', 'cn']),
	enclosures: z.array(z.number().int().positive()).max(mostEnclosures).default([]),
	isDone: z.boolean().default(false),
	followUpOn: Day.nullable().default(null),
});
export type SentAnswer = z.infer<typeof SentAnswer>;

/** A mail that came back elsewhere, pasted. */
export const CameBack = z.object({
	subject: z.string().trim().max(500).default(''),
	text: z.string().trim().min(1).max(50_000),
});
export type CameBack = z.infer<typeof CameBack>;
