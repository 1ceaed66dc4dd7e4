import { z } from 'zod';

export const languages = ['en', 'cn'] as const;
export type Language = (typeof languages)[number];

export const isLanguage = (value: unknown): value is Language => value === 'en' || value === 'cn';

/** A text in both languages. English is always there; Chinese falls back to it, field by field. */
export const Text = z.object({ en: z.string(), cn: z.string().optional() });
export type Text = z.infer<typeof Text>;

/** A text that holds HTML. It is sanitised before it leaves the server. */
export const Html = Text;
export type Html = Text;

export const inLanguage = (text: Text, language: Language): string =>
	language === 'cn' && text.cn ? text.cn : text.en;
