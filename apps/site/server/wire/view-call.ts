import type { Language } from '@site/contract/language';
import type { WireAnswer } from '@site/contract/wire';
import { z } from 'zod';
import { catalogueIndex } from '../content/catalogue-index.ts';
import type { Content } from '../content/content.ts';
import { dayOf } from '../content/dates.ts';
import type { Journal } from '../intake/journal.ts';
import { recordView } from '../intake/view-rows.ts';
import { isGenuine } from '../intake/views.ts';
import { invalid, missing, ok } from './answer.ts';
import type { Fields } from './body.ts';
import { checked } from './checked.ts';

const value = z
	.union([z.string().refine((text) => !text.includes('\0')), z.number()])
	.nullish()
	.transform((given) => String(given ?? ''));

const takes = z.object({
	language: value,
	cate_id: value,
	cert_id: value,
	productid: value,
	url: value,
	addtime: value,
	sign: value,
});

const required = ['language', 'productid', 'url', 'addtime', 'sign'] as const;
const longestValue = 200;

/** On this call the language is a number: 2 is English, everything else Chinese (CALL-46). */
const viewLanguage = (given: string): Language => (given === '2' || given === 'en' ? 'en' : 'cn');

/** Counts a view with a valid, new signature. A repeat gets the same response and is not counted again. */
export async function countView(
	fields: Fields,
	{ content, journal, key, now }: { content: Content; journal: Journal; key: string; now: number },
): Promise<WireAnswer<unknown>> {
	const view = checked(takes, fields);
	const missingFields = required.filter((name) => view[name] === '');
	if (missingFields.length > 0) return invalid('en', 'requiredField', { fields: missingFields });
	if (Object.values(view).some((given) => given.length > longestValue)) return invalid('en', 'viewRefused', null);
	const signed = {
		language: view.language,
		categoryId: view.cate_id,
		certificationIds: view.cert_id,
		productId: view.productid,
		url: view.url,
		sentAt: view.addtime,
	};
	if (!isGenuine(signed, view.sign, { key, now })) return invalid('en', 'viewRefused', null);
	const product = catalogueIndex(content).products.get(Number(view.productid));
	if (!product) return missing('en', null);
	const language = viewLanguage(view.language);
	await recordView(journal, {
		productId: product.id,
		language,
		day: dayOf(new Date(now)),
		sign: view.sign,
		seenAt: now,
	});
	return ok(null);
}
