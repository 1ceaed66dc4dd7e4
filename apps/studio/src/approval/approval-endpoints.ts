import type { Endpoint, PayloadRequest } from 'payload';
import { answers } from '../server/kept-for-person.ts';
import { reasonOf } from '../words/reason-of.ts';
import { type Said, sayTo } from '../words/said.ts';
import { type Decision, decide } from './decide.ts';

function back({ user }: PayloadRequest, name: 'done' | 'problem', text: string) {
	const query = new URLSearchParams({ [name]: answers.keep(text, Number(user?.id)) });
	return new Response(null, { status: 303, headers: { Location: `/admin/approvals?${query}` } });
}

const endpoint = (decision: Decision, done: (title: string) => Said): Endpoint => ({
	path: `/approvals/:id/${decision}`,
	method: 'post',
	handler: async (req: PayloadRequest) => {
		if (!req.user) return Response.json({ errors: [{ message: 'Forbidden' }] }, { status: 403 });
		const comment = new URLSearchParams((await req.text?.()) ?? '').get('comment')?.trim() ?? '';
		try {
			const { title } = await decide(req, Number(req.routeParams?.id), decision, comment);
			return back(req, 'done', sayTo(req)(done(title)));
		} catch (error) {
			return back(req, 'problem', reasonOf(error, sayTo(req)));
		}
	},
});

/** Forms of the view send these; the answer leads back to it. */
export const approvalEndpoints: Endpoint[] = [
	endpoint('approve', (title) => ({ en: `“${title}” is approved and on the site.`, zh: `“${title}”已批准并上线。` })),
	endpoint('refuse', (title) => ({
		en: `“${title}” is refused; who proposed it reads why.`,
		zh: `“${title}”已拒绝；提出者会看到原因。`,
	})),
	endpoint('take-back', (title) => ({ en: `“${title}” is taken back.`, zh: `“${title}”已撤回。` })),
];
