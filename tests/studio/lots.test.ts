import type { APIRequestContext } from '@playwright/test';
import { as, type Role } from './support/api.ts';
import { sql } from './support/database.ts';
import { siteUrl } from './support/places.ts';
import { trailOf } from './support/trail.ts';
import { expect, test } from './support/without-pages.ts';

const box = '/01/09521234105008';
const lot = 'T2026';

const get = async (request: APIRequestContext, role: Role, path: string) =>
	request.get(path, { headers: await as(request, role) });

test('a lot is entered by GTIN, exists once, and has a code and a label', { tags: ['@BOX-5', '@BOX-8'] }, async ({
	request,
}) => {
	const headers = await as(request, 'regulatory');
	const data = { reference: '9521234105008', lot: `${lot}C`, expiresOn: '2027-06-30T12:00:00Z' };
	const created = await request.post('/api/lots', { headers, data });
	const { doc } = await created.json();
	expect(doc.reference).toBe('HA-RSV-20');
	const again = await request.post('/api/lots', { headers, data: { ...data, lot: data.lot.toLowerCase() } });
	expect((await again.json()).errors[0].data.errors[0].message).toContain('there already');
	const foreign = await request.post('/api/lots', { headers, data: { ...data, reference: 'NONE' } });
	expect(foreign.status()).toBe(400);
	const svg = await get(request, 'quality', `/api/labels/lot?of=${doc.id}&as=svg`);
	expect(await svg.text()).toContain(`<title>${siteUrl}${box}/10/${lot}C?17=270630</title>`);
	const pdf = await get(request, 'editor', '/api/labels/pack?of=HA-RSV-20&as=pdf');
	expect(pdf.headers()['content-type']).toBe('application/pdf');
	expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');
	expect((await get(request, 'sales', '/api/labels/pack?of=HA-RSV-20&as=pdf')).status()).toBe(403);
	expect((await get(request, 'quality', '/api/labels/pack?of=NONE&as=svg')).status()).toBe(404);
});

test('hundreds of mistaken lots are deleted at once, each with an audit log entry', { tags: '@BOX-7' }, async ({
	request,
}) => {
	const headers = await as(request, 'quality');
	await sql(
		`insert into lots (reference, lot, expires_on) select 'HA-RSV-20', '${lot}M' || n, now() from generate_series(1, 300) n`,
	);
	const [last] = await sql(`select max(id) as id from lots where lot like '${lot}M%'`);
	const answer = await request.delete(`/api/lots?where[lot][like]=${lot}M&depth=0`, { headers });
	expect(answer.status()).toBe(200);
	expect(await sql(`select count(*)::int as count from lots where lot like '${lot}M%'`)).toEqual([{ count: 0 }]);
	expect(await trailOf('lots', last?.id)).toMatchObject([{ name: 'quality', operation: 'deleted for good' }]);
});
