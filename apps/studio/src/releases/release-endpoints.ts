import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload';
import { inTransaction } from '../database/in-transaction.ts';
import { backSaying, formOf, refused } from '../server/endpoint.ts';
import { isObject } from '../server/is-object.ts';
import { refusal } from '../server/refusal.ts';
import { reasonOf } from '../words/reason-of.ts';
import { sayTo } from '../words/said.ts';
import { addItem, removeItem } from './add-item.ts';
import { goLive, takeBack } from './go-live.ts';
import { checkRelease, mustBeFit, plan, unplan } from './plan.ts';
import { releasePreviewEndpoint } from './preview-endpoint.ts';
import { itemsOf } from './release-items.ts';
import { regulatedItems, whyNotApprove } from './second-person.ts';
import { mustBeSeen, seenField } from './seen.ts';
import { lockedRelease, saveRelease } from './stored-release.ts';
import { whatGoesBack } from './what-stays.ts';

const seenIn = (form: URLSearchParams) => form.get(seenField) ?? '';

async function make(req: PayloadRequest, name: string, note: string): Promise<number> {
	const { payload, user } = req;
	if (!user || name.trim() === '') throw refusal(sayTo(req)('Give the release a name.', '请为发布批次命名。'));
	const maker = { maker: Number(user.id), makerName: user.name };
	const data = { name: name.trim().slice(0, 200), note: note.slice(0, 5000), state: 'open' as const, items: [] };
	return (await payload.create({ collection: 'releases', data: { ...data, ...maker }, req })).id;
}

/** An action of a release's page; returns the message that the page then shows. */
type Work = (req: PayloadRequest, id: number, form: URLSearchParams) => Promise<string>;

const works: Record<string, Work> = {
	check: async (req, id) => {
		const found = await checkRelease(req, id);
		return found.length === 0
			? sayTo(req)('Everything in it fits.', '全部符合要求。')
			: sayTo(req)(
					`Not everything in it fits: ${found.length} to mend.`,
					`并非全部符合要求：${found.length} 处待修正。`,
				);
	},
	live: async (req, id, form) => {
		await mustBeFit(req, id);
		const { name } = await goLive(req, id, 'open', (release) => mustBeSeen(req, release, seenIn(form)));
		return sayTo(req)(`“${name}” is live.`, `“${name}”已上线。`);
	},
	schedule: async (req, id, form) => {
		const [wall, timeZone] = [form.get('at') ?? '', form.get('timeZone')?.trim() ?? ''];
		const { name } = await plan(req, id, { wall, timeZone, seen: seenIn(form) });
		return sayTo(req)(`“${name}” is scheduled.`, `“${name}”已预约。`);
	},
	unschedule: async (req, id) => {
		const { name } = await unplan(req, id);
		return sayTo(req)(`“${name}” is no longer scheduled.`, `“${name}”已取消预约。`);
	},
	'take-back': async (req, id, form) => {
		const { name } = await takeBack(req, id, (release) => whatGoesBack(req, release, form.getAll('stays')));
		return sayTo(req)(`“${name}” is taken back.`, `“${name}”已撤回。`);
	},
	remove: async (req, id, form) => {
		await removeItem(req, id, form.get('key') ?? '');
		return sayTo(req)(
			'It is no longer in the release. What you wrote is kept where it has drafts.',
			'已从发布批次中移除。您写的内容保留在草稿中（如有）。',
		);
	},
	approve: (req, id, form) =>
		inTransaction(req, async () => {
			const release = await lockedRelease(req, id);
			const problem =
				release.state === 'open'
					? whyNotApprove(req, release)
					: sayTo(req)(`This release is ${release.state}.`, '此发布批次的状态不允许此操作。');
			if (problem) throw refusal(problem);
			mustBeSeen(req, release, seenIn(form));
			if ((await regulatedItems(req, release)).length === 0)
				throw refusal(sayTo(req)('Nothing in it needs a second person.', '其中没有需要第二人的内容。'));
			const approver = { approver: Number(req.user?.id), approverName: req.user?.name ?? '' };
			await saveRelease(req, id, { ...approver, approvedAt: new Date().toISOString() });
			return sayTo(req)(`“${release.name}” is approved.`, `“${release.name}”已批准。`);
		}),
};

const endpoint = (name: string, work: Work): Endpoint => ({
	path: `/release/:id/${name}`,
	method: 'post',
	handler: async (req) => {
		const id = Number(req.routeParams?.id);
		const page = `/admin/releases/${id}`;
		try {
			return backSaying(req, page, 'done', await work(req, id, await formOf(req)));
		} catch (error) {
			return backSaying(req, page, 'problem', reasonOf(error, sayTo(req)));
		}
	},
});

const create: Endpoint = {
	path: '/release',
	method: 'post',
	handler: async (req) => {
		const form = await formOf(req);
		try {
			const id = await make(req, form.get('name') ?? '', form.get('note') ?? '');
			return backSaying(
				req,
				`/admin/releases/${id}`,
				'done',
				sayTo(req)(
					'Now add changes to it: open an item, change it, and choose this release beside its form.',
					'现在请添加变更：打开一项内容，修改它，然后在表单旁选择此发布批次。',
				),
			);
		} catch (error) {
			return backSaying(req, '/admin/releases', 'problem', reasonOf(error, sayTo(req)));
		}
	},
};

const remove: Endpoint = {
	path: '/release/:id/delete',
	method: 'post',
	handler: async (req) => {
		const id = Number(req.routeParams?.id);
		try {
			const name = await inTransaction(req, async () => {
				const release = await lockedRelease(req, id);
				if (release.state !== 'open')
					throw refusal(sayTo(req)(`This release is ${release.state}: it stays.`, '此发布批次不能删除。'));
				await req.payload.delete({ collection: 'releases', id, req });
				return release.name;
			});
			return backSaying(
				req,
				'/admin/releases',
				'done',
				sayTo(req)(`“${name}” is deleted. What is in drafts stays there.`, `“${name}”已删除。草稿中的内容保留。`),
			);
		} catch (error) {
			return backSaying(req, `/admin/releases/${id}`, 'problem', reasonOf(error, sayTo(req)));
		}
	},
};

/**
 * Called beside the form of an item. JSON with the release (or the name of a new one), the item, the form's values, and
 * the key of what this form added before.
 */
const add: Endpoint = {
	path: '/release/items',
	method: 'post',
	handler: async (req) => {
		await addDataAndFileToRequest(req);
		const { release, name, kind, item, data, key } = isObject(req.data) ? req.data : {};
		try {
			const subject = { kind: String(kind), item: item === null || item === undefined ? null : Number(item) };
			const to = release ? Number(release) : (at: PayloadRequest) => make(at, String(name ?? ''), '');
			const added = await addItem(req, to, subject, isObject(data) ? data : {}, String(key ?? ''));
			const items = itemsOf(added);
			return Response.json({ release: added.id, name: added.name, items: items.length, key: items.at(-1)?.key });
		} catch (error) {
			return refused(409, reasonOf(error, sayTo(req)));
		}
	},
};

/** Called by forms of the views; the response redirects back to them. */
export const releaseEndpoints: Endpoint[] = [
	releasePreviewEndpoint,
	create,
	add,
	remove,
	...Object.entries(works).map(([name, work]) => endpoint(name, work)),
];
