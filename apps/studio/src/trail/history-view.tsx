import { Gutter } from '@payloadcms/ui';
import type { AdminViewServerProps } from 'payload';
import { queryOf } from '../views/query-of.ts';
import { sayHere } from '../words/say-here.ts';
import { Pages, pageOf } from './pages.tsx';
import { countTrail, readTrail } from './read.ts';
import { TrailRows } from './trail-rows.tsx';

const perPage = 50;

/** Beside each item: its changes with user, time and fields. Users who may read the item may read its history. */
export async function HistoryView({ initPageResult, searchParams }: AdminViewServerProps) {
	const say = await sayHere();
	const { collectionConfig, docID, globalConfig, req } = initPageResult;
	const kind = collectionConfig?.slug ?? globalConfig?.slug ?? '';
	const filter = { kind, item: collectionConfig ? String(docID) : '' };
	const asked = queryOf(searchParams);
	const last = Math.ceil((await countTrail(req.payload, filter)) / perPage);
	const page = pageOf(asked, last);
	const rows = await readTrail(req.payload, filter, { limit: perPage, page });
	return (
		<main>
			<Gutter>
				<h2>{say('History', '历史')}</h2>
				{rows.length > 0 ? (
					<TrailRows rows={rows} />
				) : (
					<p>
						{say(
							'Nobody has changed this since the sample was brought in, or since the studio began to keep a history.',
							'自导入示例内容或工作室开始保存历史以来，没有人更改过。',
						)}
					</p>
				)}
				<Pages asked={asked} page={page} last={last} />
			</Gutter>
		</main>
	);
}
