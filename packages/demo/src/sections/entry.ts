import type { SectionOf } from '@site/contract/sections';

type Entry = SectionOf<'lists'>['groups'][number]['items'][number];

/** An entry of a list in both languages. */
export const entry = (en: string, cn: string): Entry => ({ text: { en, cn } });
