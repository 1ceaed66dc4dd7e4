import type { Category, Certification, Product, ProductTheme } from '@site/contract/catalogue';
import type { Text } from '@site/contract/language';
import type { RequiredDataFromCollectionSlug as Data } from 'payload';
import { pair, richPair } from './pairs.ts';
import type { PictureIds } from './seed-pictures.ts';

export const category = ({ id, slug, name, description, parentId }: Category): Data<'categories'> => ({
	id,
	slug,
	...pair('name', name),
	...pair('description', description),
	parent: parentId,
});

export const certification = (
	{ id, name, parentId, mark }: Certification,
	pictures: PictureIds,
): Data<'certifications'> => ({
	id,
	...pair('name', name),
	parent: parentId,
	mark: mark ? pictures(mark) : null,
});

export const named = ({ id, name }: { id: number; name: Text }) => ({ id, ...pair('name', name) });

const titled = (part: { title: Text; text: Text }) => ({ ...pair('title', part.title), ...pair('text', part.text) });

const theme = (part: ProductTheme, pictures: PictureIds): Data<'products'>['theme'] => ({
	enabled: true,
	...pair('headline', part.headline),
	resultMinutes: part.resultMinutes,
	shelfLifeMonths: part.shelfLifeMonths,
	benefits: part.benefits.map(titled),
	trust: part.trust && titled(part.trust),
	cptCodes: part.cptCodes?.map(({ code, covers }) => ({ code, ...pair('covers', covers) })),
	controlKit: part.controlKit && {
		...titled(part.controlKit),
		picture: pictures(part.controlKit.picture),
		positiveSwabs: part.controlKit.positiveSwabs,
		negativeSwabs: part.controlKit.negativeSwabs,
	},
	performance: part.performance && {
		...pair('note', part.performance.note),
		targets: part.performance.targets.map(({ name, ppa, npa }) => ({ ...pair('name', name), ppa, npa })),
	},
	panel: part.panel && {
		...pair('title', part.panel.title),
		rows: part.panel.rows.map(({ name, code, cutoff }) => ({ ...pair('name', name), code, cutoff })),
	},
	steps: part.steps?.map(titled),
});

export const product = (item: Product, pictures: PictureIds): Data<'products'> => ({
	id: item.id,
	slug: item.slug,
	reference: item.reference,
	...pair('title', item.title),
	...pair('description', item.description),
	...pair('keywords', item.keywords),
	category: item.categoryId,
	certifications: item.certificationIds,
	testTypes: item.testTypeIds,
	picture: pictures(item.picture),
	...richPair('content', item.content),
	specifications: item.specifications.map(({ key, value }) => ({ key, ...pair('value', value) })),
	resources: item.resources.map(({ title, content }) => ({ ...pair('title', title), ...richPair('content', content) })),
	buyUrl: item.buyUrl,
	theme: item.theme ? theme(item.theme, pictures) : { enabled: false },
	_status: 'published',
});
