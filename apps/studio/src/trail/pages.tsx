import { use } from 'react';
import { sayHere } from '../words/say-here.ts';
/** Links to the previous and next pages, if there are any. */
export function Pages({ asked, page, last }: { asked: URLSearchParams; page: number; last: number }) {
	const say = use(sayHere());
	if (last <= 1) return null;
	const to = (number: number) => {
		const query = new URLSearchParams(asked);
		query.set('page', String(number));
		return `?${query}`;
	};
	return (
		<nav className="studio-form" aria-label={say('Pages', '分页')}>
			{page > 1 && <a href={to(page - 1)}>{say('Newer', '较新')}</a>}
			<span>{say(`Page ${page} of ${last}`, `第 ${page} 页，共 ${last} 页`)}</span>
			{page < last && <a href={to(page + 1)}>{say('Older', '较早')}</a>}
		</nav>
	);
}

export const pageOf = (asked: URLSearchParams, last: number): number =>
	Math.min(Math.max(1, Math.trunc(Number(asked.get('page'))) || 1), Math.max(1, last));
