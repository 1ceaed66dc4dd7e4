import { draftField, draftKey, draftsPath, TypedDraftAnswer } from '@site/contract/typed-draft';
import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import { configOf } from '../server/config-of.ts';
import { settings } from '../settings.ts';
import { partOf, policiesOf } from '../snapshot/parts.ts';
import { type Say, sayTo } from '../words/said.ts';
import { typedDraft } from './typed-draft.ts';

const Asked = z.object({
	slug: z.string().max(100),
	form: z.string().regex(/^[0-9a-f]{32}$/),
	id: z.int().positive().optional(),
	data: z.record(z.string(), z.unknown()),
});

const refused = (status: number, ...problems: string[]) => Response.json({ problems }, { status });

/** Sends the draft to every site server, since any of them may be asked for the page. Null if no page shows it. */
async function lay(draft: object): Promise<string | null | undefined> {
	const answers = await Promise.all(
		settings.siteServers.map(async (url) => {
			const answer = await fetch(`${url}${draftsPath}`, {
				method: 'POST',
				headers: { Authorization: `Bearer ${settings.token}`, 'Content-Type': 'application/json' },
				body: JSON.stringify(draft),
				signal: AbortSignal.timeout(5000),
				redirect: 'error',
			}).catch(() => null);
			return TypedDraftAnswer.safeParse(await answer?.json().catch(() => null)).data?.address;
		}),
	);
	return answers.find((address) => address !== undefined);
}

/** Users who may read the item may preview it; nothing is saved. */
async function preview(req: PayloadRequest): Promise<Response> {
	if (!req.user)
		return refused(
			403,
			sayTo(req)(
				'You are not signed in: sign in again in another tab, then type on.',
				'您尚未登录：请在另一标签页中重新登录，然后继续输入。',
			),
		);
	const asked = Asked.safeParse(await req.json?.().catch(() => null)).data;
	const config = asked && configOf(req.payload, asked.slug);
	const part = config && partOf(config.slug);
	if (!asked || !config || !part || policiesOf(config.slug)?.unseen)
		return refused(400, sayTo(req)('There is no preview of this.', '没有此内容的预览。'));
	if (!(await config.access.read({ req })))
		return refused(403, sayTo(req)('You may not read this.', '您无权阅读此内容。'));
	const typed = await typedDraft(req, part, config.flattenedFields, asked);
	if ('problems' in typed)
		return refused(
			422,
			...new Set(typed.problems.map(({ label, message }) => (label ? `${label}: ${message}` : message))),
		);
	const key = draftKey(settings.token, req.user.id, `${asked.slug}/${asked.id ?? 'new'}/${asked.form}`);
	const address = await lay({ key, part: typed.part, item: typed.item });
	if (address === null)
		return refused(422, sayTo(req)('No page of the site shows this yet.', '网站上还没有页面显示此内容。'));
	if (address === undefined)
		return refused(
			503,
			sayTo(req)('The site does not answer; the preview follows once it does.', '网站没有响应；恢复后会显示预览。'),
		);
	const url = new URL(address, settings.siteUrl);
	url.searchParams.set(draftField, key);
	return Response.json({ url: url.href, pictures: typed.pictures });
}

/** Shown in the frame until the first preview is ready. */
const waiting = (say: Say) =>
	`<!doctype html><html lang="${say('en', 'zh')}"><title>${say('Preview', '预览')}</title><p style="font-family:sans-serif">${say('The preview is on its way. If it does not come, a note above the form says why.', '预览即将显示。如未显示，表单上方会说明原因。')}`;

export const draftEndpoints: Endpoint[] = [
	{ path: '/draft-preview', method: 'post', handler: preview },
	{
		path: '/draft-preview/waiting',
		method: 'get',
		handler: (req) => new Response(waiting(sayTo(req)), { headers: { 'Content-Type': 'text/html; charset=utf-8' } }),
	},
];
