import { subscriptionPaths } from '@site/contract/subscription';
import { APIError, type CollectionBeforeOperationHook, type FieldHook } from 'payload';
import { isObject } from '../server/is-object.ts';
import { sayTo } from '../words/said.ts';

/** What opens the page on which a person confirms; whoever had it could confirm in their place. */
const secret = new RegExp(`(${subscriptionPaths.confirm}\\?token=)[^\\s"'<>&]+`, 'g');

/**
 * The words of an e-mail as colleagues read them: the link to confirm is for its recipient alone. What the studio reads
 * for itself, to send it or to save it again, stays whole.
 */
export const sealLinks: FieldHook = ({ overrideAccess, value }) =>
	typeof value === 'string' && !overrideAccess ? value.replace(secret, '$1…') : value;

const isAmong = (paths: readonly string[], path: string) =>
	paths.includes(path.trim().replace(/^-/, '').replaceAll('__', '.'));

/** Whether a question names one of the paths. */
const asksFor = (paths: readonly string[], where: unknown): boolean =>
	Array.isArray(where)
		? where.some((one) => asksFor(paths, one))
		: isObject(where) && Object.entries(where).some(([name, inner]) => isAmong(paths, name) || asksFor(paths, inner));

/** Sought sign by sign, what is not shown could be found out. */
export const noSearchIn =
	(...paths: string[]): CollectionBeforeOperationHook =>
	({ args, overrideAccess, req }) => {
		if (overrideAccess) return;
		const [where, sort] = ['where' in args ? args.where : undefined, 'sort' in args ? args.sort : undefined];
		const sorts = [sort ?? []].flat().flatMap((one) => String(one).split(','));
		if (sorts.some((one) => isAmong(paths, one)) || asksFor(paths, where))
			throw new APIError(
				sayTo(req)('Look for e-mails by subject, recipient or reference.', '请按主题、收件人或编号查找邮件。'),
				400,
				null,
				true,
			);
	};
