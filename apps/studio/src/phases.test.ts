import { expect, test } from 'vitest';

process.env.PAYLOAD_SECRET ||= 'phases';
const { default: configured } = await import('./payload.config.ts');
const config = await configured;

type Listed = { slug: string; hooks?: object };

/** The names of the hooks of a collection or global, in their order. */
function hooksOf(kind: 'collections' | 'globals', slug: string, hook: string): string[] {
	const listed: readonly Listed[] = config[kind];
	const hooks: unknown = Reflect.get(listed.find((one) => one.slug === slug)?.hooks ?? {}, hook);
	return Array.isArray(hooks) ? hooks.map((one) => (typeof one === 'function' ? one.name : '')) : [];
}

test('a change that needs approval is held back before publication checks', { tags: '@TRAIL-10' }, () => {
	expect(hooksOf('collections', 'notices', 'beforeChange')).toEqual([
		'askOfItem',
		...['holdBack', 'keepDraft'],
		'staysPublished',
		...['itemFitForTheSite', 'notTrashedInUse', 'notice', 'markCollection'],
	]);
});

test('input is validated before any hook reads it', () => {
	expect(hooksOf('collections', 'notices', 'beforeOperation')).toEqual([
		'refuseMisshapenItem',
		'oneAfterAnother',
		'noteTakingOff',
		...['noteMany', 'sortWithin'],
	]);
	expect(hooksOf('collections', 'free-pages', 'beforeValidate')).toEqual([
		...['cleanHook', 'refuseStaleItem'],
		'fillFromTemplate',
	]);
	expect(hooksOf('globals', 'home', 'beforeOperation')).toEqual(['refuseMisshapenGlobal', 'globalNeverTakenOff']);
});

test('side effects are written after the change itself', () => {
	expect(hooksOf('collections', 'notices', 'afterChange')).toEqual([
		'tellOfNotice',
		...['remember', 'noteInAudit', 'layBefore'],
	]);
	expect(hooksOf('collections', 'free-pages', 'afterDelete')).toEqual(['noteGoneForGood', 'noteInAudit']);
	expect(hooksOf('collections', 'notices', 'beforeDelete')).toEqual([
		'neverDeleted',
		...['notDeletedInUse', 'holdDeleted'],
	]);
	expect(hooksOf('globals', 'home', 'afterChange')).toEqual(['noteGlobal']);
});
