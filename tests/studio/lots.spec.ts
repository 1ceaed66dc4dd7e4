import { type APIRequestContext, expect, test } from '@playwright/test';
import { wordsOf } from '../support/words-of.ts';
import { as, type Role } from './support/api.ts';
import { sql } from './support/database.ts';
import { siteUrl } from './support/places.ts';
import { signIn } from './support/sign-in.ts';
import { trailOf } from './support/trail.ts';

const box = '/01/09521234105008';
const lot = `T${Date.now().toString(36).toUpperCase()}`;
const head = 'pack;lot;expires;extended to;letter;what to do;what to do (chinese)';
const letter = 'Flu A/B Rapid Test: letter on the longer shelf life of three lots (sample)';

const get = async (request: APIRequestContext, role: Role, path: string) =>
	request.get(path, { headers: await as(request, role) });

const onSite = async (request: APIRequestContext, path: string) =>
	wordsOf(await (await request.get(siteUrl + path)).text());

test.afterEach(() => sql(`delete from lots where lot like '${lot}%'`));

// Holds BOX-5, BOX-7.
test('a file of lots is looked at, refused as a whole for one wrong row, and imported to the site', {
	tag: '@smoke',
}, async ({ page, request }) => {
	await signIn(page, 'quality');
	await page.goto('/admin/collections/lots');
	await page.getByRole('link', { name: 'Import from CSV' }).click();
	const check = page.getByRole('button', { name: 'Check, and show what would change' });
	const right = `09521234105008;${lot}A;2026-09-30;2027-03-31;"${letter}";Kühl lagern;请冷藏`;
	await page.getByLabel('or rows, pasted').fill([head, right, `HA-RSV-20;${lot}B;soon;;;;`].join('\n'));
	await check.click();
	await expect(page.getByText('1 new, 0 changed, 0 unchanged, 1 wrong.')).toBeVisible();
	await expect(page.getByText('Line 3: expires: “soon” is no day')).toBeVisible();
	await expect(page.getByRole('button', { name: /^Import/ })).toHaveCount(0);

	const file = { name: 'lots.csv', mimeType: 'text/csv', buffer: Buffer.from(`\ufeff${head}\r\n${right}\r\n`) };
	await page.getByLabel('CSV file').setInputFiles(file);
	await check.click();
	await page.getByRole('button', { name: 'Import 1 lot' }).click();
	await expect(page.getByText('Imported: 1 new, 0 changed, 0 unchanged.')).toBeVisible();
	const shown = () => onSite(request, `${box}/10/${lot}A?lang=cn`);
	await expect.poll(shown, { timeout: 15_000 }).toContain('可使用至 2027年3月31日');
	expect(await shown()).toContain('请冷藏');

	const [stored] = await sql(`select id from lots where lot = '${lot}A'`);
	expect(await trailOf('lots', stored?.id)).toMatchObject([
		{ name: 'quality', operation: 'created', title: `${lot}A`, reason: 'imported from a file' },
	]);
	const exported = await (await get(request, 'quality', '/api/lot-files/csv')).text();
	expect(exported).toContain(`"HA-RSV-20","${lot}A","","2026-09-30","2027-03-31","${letter}","Kühl lagern","请冷藏"`);
	await page.getByLabel('or rows, pasted').fill(exported);
	await check.click();
	await expect(page.getByText(/^0 new, 0 changed, \d+ unchanged, 0 wrong\.$/)).toBeVisible();

	await page.goto('/admin/lots-import?done=Words&problem=of+somebody+else');
	await expect(check).toBeVisible();
	await expect(page.getByText(/Words|of somebody else/)).toHaveCount(0);

	expect((await get(request, 'editor', '/api/lot-files/csv')).status()).toBe(403);
	const refused = await request.post('/api/lot-files/check', {
		headers: await as(request, 'editor'),
		multipart: { rows: head },
	});
	expect(refused.status()).toBe(403);
});

// Holds BOX-5, BOX-8.
test('a lot is typed with its GTIN, is there once, and has a code and a label', async ({ request }) => {
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

// Holds BOX-7.
test('a thousand lots that were imported by mistake are deleted at once, and each is in the trail', async ({
	request,
}) => {
	const headers = await as(request, 'quality');
	await sql(
		`insert into lots (reference, lot, expires_on) select 'HA-RSV-20', '${lot}M' || n, now() from generate_series(1, 1000) n`,
	);
	const [last] = await sql(`select max(id) as id from lots where lot like '${lot}M%'`);
	const answer = await request.delete(`/api/lots?where[lot][like]=${lot}M&depth=0`, { headers, timeout: 60_000 });
	expect(answer.status()).toBe(200);
	expect(await sql(`select count(*)::int as count from lots where lot like '${lot}M%'`)).toEqual([{ count: 0 }]);
	expect(await trailOf('lots', last?.id)).toMatchObject([{ name: 'quality', operation: 'deleted for good' }]);
});
