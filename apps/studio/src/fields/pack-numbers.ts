import { gtin14, gtinProblem } from '@site/contract/gtin';
import type { TextFieldSingleValidation, Where } from 'payload';
import { contractWords } from '../words/contract-words.ts';
import { sayTo } from '../words/said.ts';

type Request = Parameters<TextFieldSingleValidation>[1]['req'];
type Held = { req: Request; id: number | string | undefined };

/** The product that already has a number, the trash included. */
async function holderOf({ req, id }: Held, where: Where[]): Promise<string | null> {
	const { docs } = await req.payload.find({
		collection: 'products',
		where: { and: [{ or: where }, ...(id ? [{ id: { not_equals: id } }] : [])] },
		trash: true,
		limit: 1,
		depth: 0,
		req,
	});
	const [other] = docs;
	if (!other) return null;
	return `“${other.title}”${other.deletedAt ? sayTo(req)(', which is in the trash', '（在回收站中）') : ''}`;
}

/** No other product is ordered by this number, as a whole or by one of its packs. */
export const referenceUsedOnce: TextFieldSingleValidation = async (value, { req, id }) => {
	if (!value) return req.t('validation:required');
	const holder = await holderOf({ req, id }, [
		{ reference: { equals: value } },
		{ 'packs.reference': { equals: value } },
	]);
	return holder ? sayTo(req)(`“${value}” is used by ${holder}.`, `“${value}”已被${holder}使用。`) : true;
};

/** Spellings of the same number with fewer leading zeros. */
export const spellings = (gtin: string): string[] => {
	const whole = gtin14(gtin);
	return [8, 12, 13, 14].map((length) => whole.slice(-length)).filter((short) => gtin14(short) === whole);
};

export const gtinUsedOnce: TextFieldSingleValidation = async (value, { req, id }) => {
	if (!value) return true;
	const problem = gtinProblem(value);
	if (problem) return sayTo(req)(contractWords(problem));
	const holder = await holderOf({ req, id }, [{ 'packs.gtin': { in: spellings(value) } }]);
	return holder ? sayTo(req)(`This GTIN is that of ${holder}.`, `此 GTIN 属于${holder}。`) : true;
};
