import type { AdminViewServerProps, Payload } from 'payload';
import { has, overseers } from '../access/roles.ts';
import { formOf } from '../server/newest-items.ts';
import { queryOf } from '../views/query-of.ts';
import { saidTo } from '../views/said.ts';
import { StudioPage } from '../views/studio-page.tsx';
import { allLinks, answerTo, type CheckedLink, checkInside, isOutside } from './check-links.ts';

/** More rows than these nobody reads; the numbers tell of all. */
const mostShown = 300;

const choices = [
	['wrong', 'That lead nowhere'],
	['unchecked', 'Not looked at'],
	['inside', 'Inside the site'],
	['outside', 'Elsewhere'],
] as const;

function isWanted({ to, found }: CheckedLink, show: string): boolean {
	if (show === 'unchecked') return !found;
	if (show === 'inside') return !isOutside(to);
	return show === 'outside' ? isOutside(to) : found?.isRight === false;
}

const Rows = ({ links }: { links: CheckedLink[] }) => (
	<table className="studio-trail">
		<thead>
			<tr>
				<th scope="col">Item</th>
				<th scope="col">Field</th>
				<th scope="col">Link</th>
				<th scope="col">Found</th>
			</tr>
		</thead>
		<tbody>
			{links.slice(0, mostShown).map(({ kind, id, title, path, label, to, found }) => (
				<tr key={`${kind}/${id} ${path} ${to}`}>
					<th scope="row">
						<a href={formOf({ kind, id })}>{title}</a>
					</th>
					<td>{label}</td>
					<td>{to}</td>
					<td>{found?.said ?? 'Not looked at'}</td>
				</tr>
			))}
		</tbody>
	</table>
);

async function Links({ payload, show }: { payload: Payload; show: string }) {
	const links = await allLinks(payload);
	await checkInside(payload, links);
	const checked = links.map((link) => ({ ...link, found: answerTo(link.to) }));
	const wanted = checked.filter((link) => isWanted(link, show));
	const outside = links.filter(({ to }) => isOutside(to));
	return (
		<>
			<p>
				{links.length - outside.length} links inside the site, which are checked now, and {outside.length} elsewhere,
				which are checked only when you ask for it.
			</p>
			<form method="post" action="/api/links/check" className="studio-form">
				<button type="submit">Check links elsewhere</button>
			</form>
			<nav className="studio-form" aria-label="Which links">
				{choices.map(([value, label]) => (
					<a key={value} href={`?show=${value}`} aria-current={value === show ? 'page' : undefined}>
						{label} ({checked.filter((link) => isWanted(link, value)).length})
					</a>
				))}
			</nav>
			{wanted.length === 0 ? <p>There are none.</p> : <Rows links={wanted} />}
			{wanted.length > mostShown && <p>and {wanted.length - mostShown} more</p>}
		</>
	);
}

/** Every link of the content and whether it leads somewhere. */
export function LinksView(props: AdminViewServerProps) {
	const { req } = props.initPageResult;
	const { done } = saidTo(props);
	const asked = queryOf(props.searchParams).get('show');
	const show = choices.find(([value]) => value === asked)?.[0] ?? 'wrong';
	return (
		<StudioPage {...props} at="/admin/links">
			<h1>Links</h1>
			{done && <p role="status">{done}</p>}
			{has(req.user, 'editor', ...overseers) ? (
				<Links payload={req.payload} show={show} />
			) : (
				<p>Only editors, regulatory, quality and administrators check links.</p>
			)}
		</StudioPage>
	);
}
