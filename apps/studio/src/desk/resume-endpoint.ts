import type { Endpoint } from 'payload';
import { resumeFile } from '../privacy/resume-file.ts';
import { notFound } from '../server/endpoint.ts';

/** A résumé that browsers can show: PDF by its first bytes, or plain text. Anything else is downloaded. */
const typeToShow = (file: Uint8Array, name: string): string | undefined => {
	if (new TextDecoder('latin1').decode(file.subarray(0, 5)) === '%PDF-') return 'application/pdf';
	return /\.txt$/i.test(name) ? 'text/plain; charset=utf-8' : undefined;
};

/** `GET /api/desk/resume/{id}`: the résumé shown beside an application. */
export const resumeEndpoint: Endpoint = {
	path: '/desk/resume/:id',
	method: 'get',
	handler: async (req) => {
		const id = Number(req.routeParams?.id);
		if (!req.user || !Number.isSafeInteger(id)) return notFound();
		const { payload, user } = req;
		const asked = { collection: 'resumes', id, overrideAccess: false, user, disableErrors: true } as const;
		const resume = await payload.findByID(asked).catch(() => null);
		const file = resume ? await resumeFile(req, resume) : undefined;
		const type = file && typeToShow(file, resume?.originalName ?? '');
		if (!file || !type) return notFound();
		return new Response(new Uint8Array(file), {
			headers: {
				'Content-Type': type,
				'Content-Disposition': 'inline',
				'X-Content-Type-Options': 'nosniff',
				'Cache-Control': 'private, no-store',
			},
		});
	},
};
