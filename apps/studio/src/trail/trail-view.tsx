import type { AdminViewServerProps, Payload, VisibleEntities } from 'payload';
import { has, overseers } from '../access/roles.ts';
import { queryOf } from '../views/query-of.ts';
import { StudioPage } from '../views/studio-page.tsx';
import { filterOf } from './filter-of.ts';
import { nameOfKind } from './kinds.ts';
import { Pages, pageOf } from './pages.tsx';
import { countTrail, readTrail, trailChoices } from './read.ts';
import { TrailFilterForm } from './trail-filter-form.tsx';
import { TrailRows } from './trail-rows.tsx';

const perPage = 100;

type TrailProps = { payload: Payload; visible: VisibleEntities; asked: URLSearchParams };

async function Trail({ payload, visible, asked }: TrailProps) {
	const filter = filterOf(asked);
	const number = await countTrail(payload, filter);
	const last = Math.ceil(number / perPage);
	const page = pageOf(asked, last);
	const rows = await readTrail(payload, filter, { limit: perPage, page });
	const withoutPage = new URLSearchParams(asked);
	withoutPage.delete('page');
	const { people, kinds, operations } = await trailChoices(payload);
	const named = kinds.map((value) => ({ value, label: nameOfKind(payload, value) }));
	return (
		<>
			<p>
				Every change of content, files, settings, colleagues and the inbox. Nobody can alter or delete a line of it.
			</p>
			<TrailFilterForm asked={asked} choices={{ people, kinds: named, operations }} />
			<p>
				{number} {number === 1 ? 'change' : 'changes'} ·{' '}
				<a href={`/api/trail/csv?${withoutPage}`} download>
					Download as CSV
				</a>
			</p>
			<TrailRows rows={rows} naming={{ payload, visible }} />
			<Pages asked={asked} page={page} last={last} />
		</>
	);
}

/** The whole trail, for administrators and for who answers for regulated facts. */
export function TrailView(props: AdminViewServerProps) {
	const { req, visibleEntities } = props.initPageResult;
	return (
		<StudioPage {...props} at="/admin/trail">
			<h1>Who changed what</h1>
			{has(req.user, ...overseers) ? (
				<Trail payload={req.payload} visible={visibleEntities} asked={queryOf(props.searchParams)} />
			) : (
				<p>Only administrators and the roles Regulatory and Quality read the whole trail.</p>
			)}
		</StudioPage>
	);
}
