import type { UIFieldServerProps } from 'payload';
import { has, overseers } from '../access/roles.ts';
import { hasDrafts } from '../server/config-of.ts';
import { sayTo } from '../words/said.ts';
import { AddToRelease } from './add-to-release.tsx';
import { itemsOf } from './release-items.ts';
import { standingOf } from './standing.ts';

/** Loads the releases to choose from. Payload does not tell a field of a global its kind, so the form passes it. */
export async function ReleaseChoice({ collectionSlug, id, req, kind }: UIFieldServerProps & { kind: string }) {
	if (!has(req.user, 'editor', ...overseers)) return null;
	const where = { state: { in: ['open', 'scheduled'] } };
	const { docs } = await req.payload.find({ collection: 'releases', where, sort: '-id', limit: 100, depth: 0 });
	const item = id === undefined ? null : Number(id);
	const holds = (release: (typeof docs)[number]) =>
		itemsOf(release).some((one) => one.kind === kind && one.item === item && (item !== null || !collectionSlug));
	return (
		<AddToRelease
			kind={kind}
			hasDrafts={hasDrafts(req.payload, kind)}
			open={docs.filter(({ state }) => state === 'open').map(({ id: number, name }) => ({ id: number, name }))}
			holding={docs
				.filter(holds)
				.map((release) => ({ id: release.id, name: release.name, standing: standingOf(release, sayTo(req)) }))}
		/>
	);
}
