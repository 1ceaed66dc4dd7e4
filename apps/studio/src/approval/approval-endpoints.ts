import type { Endpoint, PayloadRequest } from 'payload';
import { backSaying, forbidden, formOf } from '../server/endpoint.ts';
import { reasonOf } from '../words/reason-of.ts';
import { type Said, sayTo } from '../words/said.ts';
import { type Decision, decide } from './decide.ts';

const page = '/admin/approvals';

const endpoint = (decision: Decision, done: (title: string) => Said): Endpoint => ({
	path: `/approvals/:id/${decision}`,
	method: 'post',
	handler: async (req: PayloadRequest) => {
		if (!req.user) return forbidden();
		const comment = (await formOf(req)).get('comment')?.trim() ?? '';
		try {
			const { title } = await decide(req, Number(req.routeParams?.id), decision, comment);
			return backSaying(req, page, 'done', sayTo(req)(done(title)));
		} catch (error) {
			return backSaying(req, page, 'problem', reasonOf(error, sayTo(req)));
		}
	},
});

/** Endpoints for the forms of the view; responses redirect to it. */
export const approvalEndpoints: Endpoint[] = [
	endpoint('approve', (title) => ({ en: `“${title}” is approved and on the site.`, zh: `“${title}”已批准并上线。` })),
	endpoint('refuse', (title) => ({
		en: `“${title}” is refused; who proposed it reads why.`,
		zh: `“${title}”已拒绝；提出者会看到原因。`,
	})),
	endpoint('take-back', (title) => ({ en: `“${title}” is taken back.`, zh: `“${title}”已撤回。` })),
];
