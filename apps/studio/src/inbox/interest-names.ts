import { interests, interestWords } from '@site/contract/forms/newsletter';
import type { Language } from '@site/contract/language';
import type { PayloadRequest } from 'payload';

const mostInterests = 30;

/** The known interests and areas among those that were sent, by name; anything else is left out. */
export async function interestNames(req: PayloadRequest, sent: string, language: Language): Promise<string[]> {
	const chosen = sent.split(',', mostInterests).map((each) => each.trim());
	const known = interests.filter((each) => chosen.includes(each)).map((each) => interestWords[each][language]);
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
