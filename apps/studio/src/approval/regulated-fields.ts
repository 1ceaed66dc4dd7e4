import type { PayloadRequest } from 'payload';
import type { Approval } from '../payload-types.ts';
import { policiesOf } from '../snapshot/parts.ts';

const scopes = ['off', 'documents and notices', 'everything regulated'] as const satisfies Approval['scope'][];
export type Scope = (typeof scopes)[number];

const regulatedOf = (slug: string) => policiesOf(slug)?.regulated;

/** Not facts: ids, dates, position in lists and publication status. */
const never = ['id', 'createdAt', 'updatedAt', '_order', '_status', 'deletedAt', 'translatedFrom'];

/** Whether changes of this field need approval under this setting. */
export function isRegulated(scope: Scope, slug: string, field: string): boolean {
	const row = regulatedOf(slug);
	if (!row || scopes.indexOf(scope) < scopes.indexOf(row.from) || never.includes(field)) return false;
	return row.fields === 'all' || row.fields.includes(field);
}

/** Whether a regulated field may take this value without approval. */
export const isFree = (slug: string, value: unknown): boolean => regulatedOf(slug)?.free?.includes(value) ?? false;

export const hasRegulated = (slug: string): boolean => regulatedOf(slug) !== undefined;

export const scopeOf = async (req: PayloadRequest): Promise<Scope> =>
	(await req.payload.findGlobal({ slug: 'approval', depth: 0, req })).scope ?? 'off';
