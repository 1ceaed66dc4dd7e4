import { inLanguage, type Language } from '@site/contract/language';
import { interests } from '@site/contract/lead-fields';
import type { PayloadRequest } from 'payload';
import { interestWords } from './lead-words.ts';

const mostInterests = 30;

/** What a newsletter should be about, in words of ours: whatever else was sent is left out. */
export async function interestNames(req: PayloadRequest, sent: string, language: Language): Promise<string[]> {
	const chosen = sent.split(',', mostInterests).map((each) => each.trim());
	const known = interests
		.filter((each) => chosen.includes(each))
		.map((each) => inLanguage(interestWords[each], language));
	const { docs } = await req.payload.find({
		collection: 'categories',
		where: { slug: { in: chosen } },
		sort: 'id',
		pagination: false,
		depth: 0,
		req,
	});
	const areas = docs.map(({ name, nameCn }) => (language === 'cn' && nameCn) || name);
	return [...known, ...areas];
}
