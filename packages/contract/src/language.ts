import { z } from 'zod';

export const languages = ['en', 'cn'] as const;
export type Language = (typeof languages)[number];

export const isLanguage = (value: unknown): value is Language => value === 'en' || value === 'cn';

/** A text in both languages. English is required; each text falls back to it. */
export const Text = z.object({ en: z.string(), cn: z.string().optional() });
export type Text = z.infer<typeof Text>;

/** The schemas whose values contain HTML. */
export const htmlSchemas = z.registry<{ html: true }>();

/** A text that contains HTML. Every value of this schema is sanitised before it leaves the server. */
export const Html = z.object(Text.shape).register(htmlSchemas, { html: true });
export type Html = z.infer<typeof Html>;

export const inLanguage = (text: Text, language: Language): string =>
	language === 'cn' && text.cn ? text.cn : text.en;
