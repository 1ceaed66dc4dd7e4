import { sql } from '@payloadcms/db-postgres';
import { Gutter } from '@payloadcms/ui';
import type { AdminViewServerProps, CollectionSlug, GlobalSlug, Payload } from 'payload';
import { queryOf } from '../views/query-of.ts';
import type { Say } from '../words/said.ts';
import { sayHere } from '../words/say-here.ts';
import { operationWords } from './operation-words.ts';
import { Pages, pageOf } from './pages.tsx';
import { When } from './trail-rows.tsx';

/** The user and the operation behind each of these versions. */
async function peopleOfVersions(payload: Payload, kind: string, versions: number[]) {
	if (versions.length === 0) return new Map<number, { name: string; operation: string }>();
	const numbers = sql.join(
		versions.map((version) => sql`${version}`),
		sql`, `,
	);
	const { rows } = await payload.db.drizzle.execute<{ version: number; name: string; operation: string }>(sql`
		select distinct on (version) version, name, operation from trail.changes
		where kind = ${kind} and version in (${numbers}) order by version, id`);
	return new Map(rows.map(({ version, ...made }) => [version, made]));
}

const perPage = 25;

interface Version {
	id: number | string;
	updatedAt: string;
	version: object;
}

function statusOf({ version }: Version, say: Say): string {
	if (!('_status' in version)) return '';
	return version._status === 'published' ? say('Published', '已发布') : say('Draft', '草稿');
}

/** All versions with their users. Opening one allows comparing and restoring it. */
export async function VersionsView({ initPageResult, searchParams }: AdminViewServerProps) {
	const say = await sayHere();
	const { collectionConfig, docID, globalConfig, req } = initPageResult;
	const asked = queryOf(searchParams);
	const wanted = { depth: 0, limit: perPage, overrideAccess: false, sort: '-updatedAt', req, user: req.user };
	const page = pageOf(asked, Number.MAX_SAFE_INTEGER);
	const found = collectionConfig
		? await req.payload.findVersions({
				...wanted,
				page,
				collection: collectionConfig.slug as CollectionSlug,
				where: { parent: { equals: docID } },
			})
		: await req.payload.findGlobalVersions({ ...wanted, page, slug: globalConfig?.slug as GlobalSlug });
	const versions: Version[] = found.docs;
	const people = await peopleOfVersions(
		req.payload,
		collectionConfig?.slug ?? globalConfig?.slug ?? '',
		versions.map(({ id }) => Number(id)),
	);
	const base = collectionConfig
		? `/admin/collections/${collectionConfig.slug}/${docID}`
		: `/admin/globals/${globalConfig?.slug}`;
	return (
		<main>
			<Gutter>
				<h2>{say('Versions', '版本')}</h2>
				<table className="studio-trail">
					<thead>
						<tr>
							<th scope="col">{say('When', '时间')}</th>
							<th scope="col">{say('Who', '人员')}</th>
							<th scope="col">{say('What', '操作')}</th>
							<th scope="col">{say('Status', '状态')}</th>
						</tr>
					</thead>
					<tbody>
						{versions.map((version) => {
							const made = people.get(Number(version.id));
							return (
								<tr key={version.id}>
									<td>
										<a href={`${base}/versions/${version.id}`}>
											<When at={version.updatedAt} />
										</a>
									</td>
									<td>{made?.name ?? say('Not known: before the history began', '未知：在历史开始之前')}</td>
									<td>{made && say(operationWords(made.operation))}</td>
									<td>{statusOf(version, say)}</td>
								</tr>
							);
						})}
					</tbody>
				</table>
				<Pages asked={asked} page={page} last={found.totalPages} />
			</Gutter>
		</main>
	);
}
