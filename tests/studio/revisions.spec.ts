import { createHash } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { as } from './support/api.ts';
import { create, newDocument, onSite, pdf, seen } from './support/revisions.ts';

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

test('a revision is released, superseded and withdrawn; its bytes stay the same', {
	tag: ['@smoke', '@DOC-6', '@DOC-11', '@DOC-14'],
}, async ({ request }) => {
	const headers = await as(request, 'editor');
	const document = await newDocument(request, headers, 'journey');
	const draft = await (await create(request, headers, { document }, 'one')).json();
	expect((await request.get(onSite('letter-journey/en.pdf'))).status()).toBe(404);
	const release = { headers, data: { state: 'released' } };
	expect((await request.patch(`/api/revisions/${draft.doc.id}`, release)).status()).toBe(200);
	const first = await seen(request, 'letter-journey/en.pdf', 200);
	expect([await first.body(), first.headers().etag]).toEqual([pdf('one'), `"${hashOf(pdf('one'))}"`]);

	const next = await create(
		request,
		headers,
		{ document, number: 2, state: 'released', effectiveOn: '2026-02-02' },
		'two',
	);
	const { doc: second } = await next.json();
	await expect(async () => {
		expect(await (await request.get(onSite('letter-journey/en.pdf'))).body()).toEqual(pdf('two'));
	}).toPass({ timeout: 20_000 });
	expect(await (await request.get(onSite('letter-journey/en/1.pdf'))).body()).toEqual(pdf('one'));
	const former = await (await request.get(`/api/revisions/${draft.doc.id}`, { headers })).json();
	expect([former.state, former.endedOn.slice(0, 10)]).toEqual(['superseded', '2026-02-02']);

	const silent = await request.patch(`/api/revisions/${second.id}`, { headers, data: { state: 'withdrawn' } });
	expect((await silent.json()).errors[0].data.errors[0].path).toBe('reason');
	const withdrawn = { state: 'withdrawn', reason: 'The dose was printed wrongly.' };
	expect((await request.patch(`/api/revisions/${second.id}`, { headers, data: withdrawn })).status()).toBe(200);
	for (const path of ['letter-journey/en.pdf', 'letter-journey/en', 'letter-journey/en/2.pdf', 'letter-journey/en/2'])
		expect(await (await seen(request, path, 410)).text()).toContain(withdrawn.reason);
	expect(await (await request.get(onSite('letter-journey/en/1.pdf'))).body()).toEqual(pdf('one'));
});
