import { expect, test } from '@playwright/test';
import { brand } from '@site/contract/brand';
import { demoSnapshot } from '@site/demo/snapshot';
import { hydrated } from '../support/hydrated.ts';
import { layouts, moving, visitors } from '../support/visitors.ts';

const members = demoSnapshot.boardMembers;

for (const [layout, options] of layouts) {
	test(`${layout}: five cards lead to members, and each member to the next`, {
		tag: ['@ROUTE-12', '@PAGE-18'],
	}, async ({ browser }) => {
		const page = await (await browser.newContext(options)).newPage();
		await page.goto('/scientific-strategy-board');
		const main = page.getByRole('main');
		await expect(main.getByRole('heading', { level: 3 })).toHaveText(members.map(({ name }) => name.en));
		await expect(main.getByRole('listitem').getByRole('paragraph')).toHaveText(members.map(({ role }) => role.en));
		const [first] = members;
		const learnMore = main.getByRole('link', { name: `Learn More ${first?.name.en}` });
		if (layout === 'desktop') {
			const opened = page.waitForEvent('popup');
			await learnMore.click();
			await expect(await opened).toHaveURL(`/scientific-strategy-board-info?name=${first?.key}`);
			await page.goto(`/scientific-strategy-board-info?name=${first?.key}`);
		} else await learnMore.click();
		for (const [index, { key, name, lines, publications }] of members.entries()) {
			await expect(page).toHaveURL(`/scientific-strategy-board-info?name=${key}`);
			await expect(page.getByRole('heading', { level: 1 })).toHaveText(name.en);
			for (const line of lines) await expect(main.getByText(line.en, { exact: true })).toBeVisible();
			const tints: string[] = [];
			await expect(main.getByRole('heading', { name: 'Publications' })).toHaveCount(publications.length ? 1 : 0);
			for (const { citation, url } of publications) {
				const entry = main.getByRole('listitem').filter({ hasText: citation });
				tints.push(await entry.evaluate((element) => getComputedStyle(element).backgroundColor));
				const link = entry.getByRole('link', { name: 'Learn More' });
				await expect(link).toHaveAttribute('href', url);
				if (layout === 'desktop') await expect(link).toHaveAttribute('target', '_blank');
				else await expect(link).not.toHaveAttribute('target');
			}
			if (publications.length > 1) expect(tints[0], 'pale yellow and pale green in turn').not.toBe(tints[1]);
			const next = members[(index + 1) % members.length];
			await main.getByRole('link', { name: next?.name.en }).click();
		}
		await main.getByRole('link', { name: 'Scientific Strategy Board' }).click();
		await expect(page).toHaveURL('/scientific-strategy-board');
		await page.context().close();
	});
}

test('a tap on a page that is still fading in reaches the element under the finger', { tag: '@SHELL-10' }, async ({
	browser,
}) => {
	const page = await (await browser.newContext({ ...visitors.phone, ...moving.contextOptions })).newPage();
	await page.goto('/scientific-strategy-board');
	const learnMore = page.getByRole('main').getByRole('link', { name: 'Learn More' }).first();
	await hydrated(page);
	await page.evaluate(() => {
		const slow = new CSSStyleSheet();
		slow.replaceSync('::view-transition-group(root) { animation-duration: 60s !important }');
		document.adoptedStyleSheets.push(slow);
	});
	await learnMore.click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(String(members[0]?.name.en));
	await page.waitForFunction(() => document.elementFromPoint(60, 30) === document.documentElement);
	const home = await page.getByRole('banner').getByRole('link').first().boundingBox();
	await page.mouse.click((home?.x ?? 0) + 10, (home?.y ?? 0) + 10);
	await expect(page).toHaveURL('/');
	await page.context().close();
});

test('a missing or unknown name shows Error and a link, without scripting too', { tag: '@PAGE-20' }, async ({
	browser,
}) => {
	for (const javaScriptEnabled of [true, false]) {
		const page = await (await browser.newContext({ ...visitors.desktop, javaScriptEnabled })).newPage();
		for (const query of ['?name=nobody', '']) {
			const answer = await page.goto(`/scientific-strategy-board-info${query}`);
			expect(answer?.status()).toBe(404);
			if (javaScriptEnabled) await expect(page.getByRole('alert').filter({ hasText: 'Error' })).toBeVisible();
			await expect(page.getByRole('main').getByText('Error', { exact: true })).toBeVisible();
			await expect(page.getByRole('heading', { level: 1 })).toHaveText('Board member not found');
			await expect(page).toHaveTitle(`Board member not found - ${brand.name}`);
			await expect(page.getByRole('main').getByRole('img')).toHaveCount(0);
		}
		await page.getByRole('link', { name: 'The whole board' }).click();
		await expect(page).toHaveURL('/scientific-strategy-board');
		await page.context().close();
	}
});
