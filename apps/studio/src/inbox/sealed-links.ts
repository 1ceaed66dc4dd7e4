import { subscriptionPaths } from '@site/contract/subscription';
import type { CollectionBeforeOperationHook, FieldHook } from 'payload';
import { isObject } from '../server/is-object.ts';
import { refusal } from '../server/refusal.ts';
import { sayTo } from '../words/said.ts';

/** The token of a confirmation link: anybody who has it could confirm for the recipient. */
const secret = new RegExp(`(${subscriptionPaths.confirm}\\?token=)[^\\s"'<>&]+`, 'g');

/**
 * Hides the confirmation link in mails from colleagues, since it is for the recipient alone. The studio's own reads,
 * for sending and saving, return the full text.
 */
export const sealLinks: FieldHook = ({ overrideAccess, value }) =>
	typeof value === 'string' && !overrideAccess ? value.replace(secret, '$1…') : value;

const isAmong = (paths: readonly string[], path: string) =>
	paths.includes(path.trim().replace(/^-/, '').replaceAll('__', '.'));

/** Whether a query uses one of the paths. */
const asksFor = (paths: readonly string[], where: unknown): boolean =>
	Array.isArray(where)
		? where.some((one) => asksFor(paths, one))
		: isObject(where) && Object.entries(where).some(([name, inner]) => isAmong(paths, name) || asksFor(paths, inner));

/** Searches could reveal a hidden value character by character. */
export const noSearchIn =
	(...paths: string[]): CollectionBeforeOperationHook =>
	({ args, overrideAccess, req }) => {
		if (overrideAccess) return;
		const [where, sort] = ['where' in args ? args.where : undefined, 'sort' in args ? args.sort : undefined];
		const sorts = [sort ?? []].flat().flatMap((one) => String(one).split(','));
		if (sorts.some((one) => isAmong(paths, one)) || asksFor(paths, where))
			throw refusal(
				sayTo(req)('Look for e-mails by subject, recipient or reference.', '请按主题、收件人或编号查找邮件。'),
				400,
			);
	};
