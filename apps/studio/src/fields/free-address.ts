import { freeAddressProblem, suggestedAddress } from '@site/contract/free-pages';
import type { FieldHook, PayloadRequest, TextField, TextFieldSingleValidation } from 'payload';
import { contractWords } from '../words/contract-words.ts';
import { nameOfCopy, usedOnce } from './used-once.ts';

const suggested = (data: unknown): string => {
	const title: unknown = typeof data === 'object' && data !== null && 'title' in data ? data.title : undefined;
	return typeof title === 'string' ? suggestedAddress(title) : '';
};

async function isFree(req: PayloadRequest, slug: string, id: unknown): Promise<boolean> {
	if (freeAddressProblem(slug)) return false;
	const others = id === undefined ? [] : [{ id: { not_equals: id } }];
	const where = { and: [{ slug: { equals: slug } }, ...others] };
	return (await req.payload.count({ collection: 'free-pages', where, trash: true, req })).totalDocs === 0;
}

/** An address made from the title, with a number if another page or the site itself uses it. */
async function madeAddress(req: PayloadRequest, slug: string, id: unknown): Promise<string> {
	for (let number = 1; number < 50; number++) {
		const made = number === 1 ? slug : `${slug}-${number}`;
		if (await isFree(req, made, id)) return made;
	}
	return slug;
}

/** Strips leading slashes, which people type. */
const fromTitle: FieldHook = async ({ value, data, originalDoc, req }) => {
	const typed = typeof value === 'string' ? value.trim().replace(/^\/+/, '') : value;
	const made = typed ? '' : suggested({ ...originalDoc, ...data });
	return made ? madeAddress(req, made, originalDoc?.id) : typed;
};

const isRight = usedOnce('slug', (value) => {
	const problem = freeAddressProblem(value);
	return problem ? contractWords(problem) : true;
});

/** An empty address is made on saving, so the form does not require it. */
const validate: TextFieldSingleValidation = (value, options) =>
	!value && suggested(options.data) ? true : isRight(value, options);

export const freeAddress: TextField = {
	name: 'slug',
	type: 'text',
	label: { en: 'Address', zh: '地址' },
	required: true,
	unique: true,
	index: true,
	admin: {
		position: 'sidebar',
		description: {
			en: 'What follows the name of the site, such as campaigns/flu-season. Left empty, it is made from the title. A former address goes on leading here.',
			zh: '网站域名之后的部分，例如 campaigns/flu-season。留空则由标题生成。旧地址会继续指向这里。',
		},
	},
	hooks: { beforeValidate: [fromTitle], beforeDuplicate: [nameOfCopy] },
	validate,
};
