import { expect, type Page, test } from '@playwright/test';
import type { Language } from '@site/contract/language';
import { demoSnapshot } from '@site/demo/snapshot';
import { finderWords } from '../../apps/site/app/messages/finder.ts';
import { finderLinkWords } from '../../apps/site/app/messages/finder-link.ts';
import { sectionWords } from '../../apps/site/app/messages/sections.ts';
import { buildContent } from '../../apps/site/server/content/content.ts';
import { type FinderAsked, finder } from '../../apps/site/server/content/finder.ts';
import { violationsNow } from '../support/accessibility.ts';
import { hydrated } from '../support/hydrated.ts';
import { listParts } from '../support/product-list.ts';
import { desktopAtLeast, layouts, mobileAtLeast, visitors } from '../support/visitors.ts';

const content = buildContent(demoSnapshot);
const find = (asked: FinderAsked, language: Language = 'en') => finder(content, { ...asked, language });

const row = (page: Page, question: string) => page.getByRole('main').getByRole('region', { name: question });

/** The counts beside the answers to a question. */
const countsIn = (page: Page, question: string) =>
	row(page, question)
		.locator('[data-count]')
		.evaluateAll((counts) => counts.map((count) => Number(count.getAttribute('data-count'))));

for (const [language, javaScriptEnabled, seenBy] of [
	['en', true, mobileAtLeast],
	['cn', true, desktopAtLeast],
	['en', false, desktopAtLeast],
	['cn', false, mobileAtLeast],
] as const) {
	for (const [layout, visitor] of seenBy) {
		const way = javaScriptEnabled ? 'with scripting' : 'without scripting';
		test.describe(`${layout} layout, ${language}, ${way}`, () => {
			test.use({ ...visitor, javaScriptEnabled });

			test('each answer shows its count, none is a dead end, and the list agrees', {
				tag: ['@FIND-1', '@FIND-2', '@FIND-4', '@FIND-6'],
			}, async ({ page }) => {
				const words = finderWords[language];
				const { questions } = words;
				await page.goto(`/finder?lang=${language}`);
				const fitting = page.getByRole('main').getByRole('status');
				await expect(fitting).toHaveText(words.fits(demoSnapshot.products.length));
				expect(await countsIn(page, questions.setting)).toEqual(find({}).rows.setting.map(({ count }) => count));

				const name = (of: 'specimen' | 'within', value: string) =>
					find({}, language).rows[of].find((option) => option.value === value)?.name ?? '';
				await row(page, questions.specimen)
					.getByRole('link', { name: name('specimen', 'urine'), exact: true })
					.click();
				await expect(page).toHaveURL(/specimen=urine/);
				await expect(fitting).toHaveText(words.fits(find({ specimen: 'urine' }).total));
				await row(page, questions.within)
					.getByRole('link', { name: words.within(name('within', '5')), exact: true })
					.click();
				const both = find({ specimen: 'urine', within: '5' }, language);
				await expect(fitting).toHaveText(words.fits(both.total));
				for (const of of ['category', 'specimen', 'setting', 'within'] as const)
					expect(await countsIn(page, questions[of])).toEqual(both.rows[of].map(({ count }) => count));
				await expect(page.getByRole('main').getByRole('article')).toHaveCount(Math.min(6, both.total));

				const none = row(page, questions.category).locator('[aria-disabled=true]');
				await expect(none).toHaveCount(both.rows.category.filter(({ count }) => count === 0).length);
				await expect(none.first()).not.toHaveAttribute('href');

				await page.getByRole('link', { name: words.seeAll(both.total) }).click();
				const list = listParts(page);
				await expect(list.count).toContainText(String(both.total));
				const chips = list.grid
					.getByRole('list')
					.filter({ has: page.locator('svg') })
					.first();
				await expect(chips).toContainText(name('specimen', 'urine'));
				await expect(chips).toContainText(words.within(name('within', '5')));
				await chips.getByRole('link').first().click();
				await expect(list.count).toContainText(String(find({ within: '5' }).total));

				await page.goto(`/finder?specimen=urine&within=5&lang=${language}`);
				await row(page, questions.specimen).locator('[aria-current]').click();
				await expect(fitting).toHaveText(words.fits(find({ within: '5' }).total));
				await page.getByRole('link', { name: words.startAgain }).click();
				await expect(fitting).toHaveText(words.fits(demoSnapshot.products.length));
				await expect(page.locator('main [aria-current=true]')).toHaveCount(0);
			});
		});
	}
}

for (const [layout, visitor] of mobileAtLeast) {
	test.describe(`${layout} layout`, () => {
		test.use(visitor);

		test('an answer updates the page in place, and the keyboard stays on it', { tag: '@FIND-4' }, async ({ page }) => {
			await page.goto('/finder');
			await hydrated(page);
			const answer = row(page, finderWords.en.questions.within).getByRole('link', { name: 'Within 10 minutes' });
			await answer.scrollIntoViewIfNeeded();
			await page.evaluate(() => scrollBy(0, 40));
			const before = await page.evaluate(() => {
				Object.assign(window, { isSame: true });
				return scrollY;
			});
			await answer.focus();
			await page.keyboard.press('Enter');
			await expect(answer).toHaveAttribute('aria-current', 'true');
			await expect(answer).toBeFocused();
			expect(await page.evaluate(() => [scrollY, 'isSame' in window])).toEqual([before, true]);
		});
	});
}

for (const [layout, visitor] of desktopAtLeast) {
	test.describe(`${layout} layout`, () => {
		test.use(visitor);

		test('an empty result shows a message, and every choice can be undone', { tag: '@FIND-2' }, async ({ page }) => {
			await page.goto('/finder?specimen=semen&within=1');
			await expect(page.getByText(finderWords.en.nothingFits)).toBeVisible();
			await expect(page.locator('main [aria-current=true]')).toHaveCount(2);
			expect(await violationsNow(page)).toEqual([]);
			await page.getByRole('link', { name: finderWords.en.startAgain }).click();
			await expect(page).toHaveURL('/finder');
		});
	});
}

for (const [layout, visitor] of layouts) {
	test.describe(`${layout} layout`, () => {
		test.use(visitor);

		test('the home page, the menu and the list link to it', { tag: '@FIND-7' }, async ({ page }) => {
			await page.goto('/');
			const area = find({}).rows.category[0];
			const band = page.getByRole('list', { name: sectionWords.en.tests.chart });
			await band.getByRole('link', { name: area?.name ?? '', exact: true }).click();
			await expect(page).toHaveURL(`/finder?for=${area?.value}`);
			await expect(page.getByRole('main').getByRole('status')).toHaveText(
				finderWords.en.fits(find({ category: area?.value ?? '' }).total),
			);
			if (layout === 'desktop') {
				await page.getByRole('button', { name: /Products/ }).click();
			} else {
				await page.getByRole('banner').locator('summary').first().click();
				await page.getByRole('banner').locator('summary', { hasText: 'Products' }).click();
			}
			await page.getByRole('banner').getByRole('link', { name: finderLinkWords.en.title }).click();
			await expect(page).toHaveURL('/finder');
			await page.goto('/product/respiratory?specimen=nasal');
			await page.getByRole('main').getByRole('link', { name: finderLinkWords.en.title }).click();
			await expect(page).toHaveURL('/finder?for=respiratory&specimen=nasal');
		});
	});
}

test('a phone shows a button with the result while the answers are in view', { tag: '@FIND-6' }, async ({
	browser,
}) => {
	const page = await (await browser.newContext(visitors.phone)).newPage();
	await page.goto('/finder?specimen=urine');
	const { total } = find({ specimen: 'urine' });
	const way = page.getByRole('link', { name: finderWords.en.showFitting(total) });
	// The bar spans the whole width, so that no answer shows beside or below it.
	const bar = way.locator('..');
	expect(
		await bar.evaluate((element) => {
			const { left, right, bottom } = element.getBoundingClientRect();
			const top = document.querySelector('#page > aside:has(+ footer)')?.getBoundingClientRect().top ?? 0;
			return [left, right - innerWidth, Math.round(bottom - top)];
		}),
	).toEqual([0, 0, 0]);
	expect(await bar.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe('rgb(255, 255, 255)');
	await way.click();
	await expect(page.getByRole('heading', { name: finderWords.en.fits(total) })).toBeInViewport();
	await expect(page).toHaveURL(/specimen=urine#fitting$/);
});

test('all packs of a product open in the table, and each can be added to the list', { tag: '@FIND-8' }, async ({
	page,
}) => {
	const several = demoSnapshot.products.find(({ packs }) => packs.length > 1);
	await page.goto('/product/all?view=table');
	const row = page
		.getByRole('row')
		.filter({ hasText: several?.title.en ?? '' })
		.first();
	await row
		.getByText(/more packs?/)
		.first()
		.click();
	await expect(row).toContainText(several?.packs[1]?.reference ?? '');
	await expect(row.getByRole('link', { name: /^Add to my list/ })).toHaveCount(several?.packs.length ?? 0);
});
