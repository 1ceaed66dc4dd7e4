import type { AdminViewServerProps, Payload } from 'payload';
import { use } from 'react';
import { has, overseers } from '../access/roles.ts';
import { formOf, titleOf } from '../server/newest-items.ts';
import { formOutcome } from '../views/form-outcome.ts';
import { queryOf } from '../views/query-of.ts';
import { StudioPage } from '../views/studio-page.tsx';
import { sayHere } from '../words/say-here.ts';
import { allLinks, answerTo, type CheckedLink, isOutside, lookUpNamed } from './check-links.ts';

/** Longer lists are not read; the counts include all rows. */
const mostShown = 300;

const choices = [
	['wrong', { en: 'That lead nowhere', zh: '失效的' }],
	['unchecked', { en: 'Not looked at', zh: '未检查的' }],
	['inside', { en: 'Inside the site', zh: '站内的' }],
	['outside', { en: 'Elsewhere', zh: '站外的' }],
] as const;

function isWanted({ to, found }: CheckedLink, show: string): boolean {
	if (show === 'unchecked') return !found;
	if (show === 'inside') return !isOutside(to);
	return show === 'outside' ? isOutside(to) : found?.isRight === false;
}

const Rows = ({ payload, links }: { payload: Payload; links: CheckedLink[] }) => {
	const say = use(sayHere());
	return (
		<table className="studio-trail">
			<thead>
				<tr>
					<th scope="col">{say('Item', '项目')}</th>
					<th scope="col">{say('Field', '字段')}</th>
					<th scope="col">{say('Link', '链接')}</th>
					<th scope="col">{say('Found', '结果')}</th>
				</tr>
			</thead>
			<tbody>
				{links.slice(0, mostShown).map(({ kind, id, title, path, label, to, found }) => (
					<tr key={`${kind}/${id} ${path} ${to}`}>
						<th scope="row">
							<a href={formOf({ kind, id })}>{titleOf(payload, { kind, id, title }, say)}</a>
						</th>
						<td>{say(label)}</td>
						<td>{to}</td>
						<td>{say(found?.said ?? { en: 'Not looked at', zh: '未检查' })}</td>
					</tr>
				))}
			</tbody>
		</table>
	);
};

async function Links({ payload, show }: { payload: Payload; show: string }) {
	const say = await sayHere();
	const links = await allLinks(payload);
	await lookUpNamed(payload, links);
	const checked = links.map((link) => ({ ...link, found: answerTo(link.to) }));
	const wanted = checked.filter((link) => isWanted(link, show));
	const outside = links.filter(({ to }) => isOutside(to));
	return (
		<>
			<p>
				{say(
					`${links.length - outside.length} links inside the site and ${outside.length} elsewhere. Items are looked up now; pages and addresses are asked when you say so.`,
					`${links.length - outside.length} 个站内链接，${outside.length} 个站外链接。内容现在查找；页面和地址仅在您要求时检查。`,
				)}
			</p>
			<form method="post" action="/api/links/check" className="studio-form">
				<button type="submit">{say('Check links', '检查链接')}</button>
			</form>
			<nav className="studio-form" aria-label={say('Which links', '哪些链接')}>
				{choices.map(([value, label]) => (
					<a key={value} href={`?show=${value}`} aria-current={value === show ? 'page' : undefined}>
						{say(label)} ({checked.filter((link) => isWanted(link, value)).length})
					</a>
				))}
			</nav>
			{wanted.length === 0 ? <p>{say('There are none.', '没有。')}</p> : <Rows payload={payload} links={wanted} />}
			{wanted.length > mostShown && (
				<p>{say(`and ${wanted.length - mostShown} more`, `另有 ${wanted.length - mostShown} 项`)}</p>
			)}
		</>
	);
}

/** Lists every link of the content and whether it works. */
export function LinksView(props: AdminViewServerProps) {
	const say = use(sayHere());
	const { req } = props.initPageResult;
	const { done } = formOutcome(props);
	const asked = queryOf(props.searchParams).get('show');
	const show = choices.find(([value]) => value === asked)?.[0] ?? 'wrong';
	return (
		<StudioPage {...props} at="/admin/links">
			<h1>{say('Links', '链接')}</h1>
			{done && <p role="status">{done}</p>}
			{has(req.user, 'editor', ...overseers) ? (
				<Links payload={req.payload} show={show} />
			) : (
				<p>
					{say(
						'Only editors, regulatory, quality and administrators check links.',
						'只有编辑、法规、质量角色和管理员检查链接。',
					)}
				</p>
			)}
		</StudioPage>
	);
}
