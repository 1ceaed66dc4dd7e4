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

test('a file of lots is checked, refused for one wrong row, and imported to the site', {
	tag: ['@smoke', '@BOX-5', '@BOX-7'],
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
	await expect.poll(shown).toContain('可使用至 2027年3月31日');
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
