import type { Language } from '@site/contract/language';
import type { WireAnswer, WirePreview, WireRead } from '@site/contract/wire';
import { z } from 'zod';
import type { Preview, Previews } from '../../app/visit.ts';
import { ok } from './answer.ts';
import type { Fields } from './body.ts';
import { checked } from './checked.ts';
import { language, text } from './fields.ts';
import { wireArticle, wireProduct } from './shapes.ts';

/** The latest saved drafts, for requests with a valid token. */
export type PreviewsIn = (language: Language) => Previews;

const takes = z.object({ custom: text, token: text, language });

type PreviewCall = {
	/** The public call that answers if there is no preview. */
	published: Exclude<WireRead, WirePreview>;
	ask(previews: PreviewsIn, fields: Fields): Promise<WireAnswer<unknown> | null>;
};

const answerTo = <T>(preview: Preview<T>, shape: (item: T) => unknown): WireAnswer<unknown> | null =>
	preview.outcome === 'saved' ? ok(shape(preview.item)) : null;

export const previewCalls: Record<WirePreview, PreviewCall> = {
	productPreview: {
		published: 'product',
		ask: async (previews, fields) => {
			const { custom, token, language } = checked(takes, fields);
			return token ? answerTo(await previews(language).product(custom, token), wireProduct) : null;
		},
	},
	articlePreview: {
		published: 'article',
		ask: async (previews, fields) => {
			const { custom, token, language } = checked(takes, fields);
			return token ? answerTo(await previews(language).article(custom, token), wireArticle) : null;
		},
	},
};
