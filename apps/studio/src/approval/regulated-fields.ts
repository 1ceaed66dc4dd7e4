import type { Approval } from '../payload-types.ts';

const scopes = ['off', 'documents and notices', 'everything regulated'] as const satisfies Approval['scope'][];
export type Scope = (typeof scopes)[number];

type Regulated = {
	/** From this choice of the setting on its changes wait. */
	from: Exclude<Scope, 'off'>;
	/** The fields of the form that wait, with what is in them; 'all' but for the place in a list. */
	fields: readonly string[] | 'all';
	/** Values that wait for nobody: taking something off the site says nothing that is wrong. */
	free?: readonly unknown[];
};

/** What a second person has to agree to: a row for each collection. */
const regulated: Record<string, Regulated> = {
	revisions: { from: 'documents and notices', fields: ['state'], free: ['draft', 'superseded', 'withdrawn'] },
	notices: { from: 'documents and notices', fields: 'all' },
	registrations: { from: 'everything regulated', fields: 'all' },
	products: {
		from: 'everything regulated',
		fields: [
			'title',
			'titleCn',
			'reference',
			'description',
			'descriptionCn',
			'content',
			'contentCn',
			'specifications',
			'certifications',
			'packs',
			'worksWith',
			'discontinued',
			'transport',
			'transportCn',
			'performance',
			'characteristics',
			'resultGuide',
			'theme',
		],
	},
};

/** Not facts: where it stands in a list, and what says whether it is on the site. */
const never = ['id', 'createdAt', 'updatedAt', '_order', '_status', 'deletedAt', 'translatedFrom'];

/** Whether changes of this field wait, under this setting. */
export function isRegulated(scope: Scope, slug: string, field: string): boolean {
	const row = regulated[slug];
	if (!row || scopes.indexOf(scope) < scopes.indexOf(row.from) || never.includes(field)) return false;
	return row.fields === 'all' || row.fields.includes(field);
}

/** Whether this value may stand in a regulated field without a second person. */
export const isFree = (slug: string, value: unknown): boolean => regulated[slug]?.free?.includes(value) ?? false;

export const hasRegulated = (slug: string): boolean => slug in regulated;
