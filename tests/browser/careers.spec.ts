import { expect, type Route, test } from '@playwright/test';
import { brand } from '@site/contract/brand';
import { hydrated, underWay } from '../support/hydrated.ts';
import { jobsOf, openJobs, watchJobs } from '../support/job-list.ts';
import { dataAddressOf, dataRequests } from '../support/list-data.ts';
import { desktopAtLeast, mobileAtLeast } from '../support/visitors.ts';

const firstJob = () => {
	const [job] = jobsOf().items;
	if (!job) throw new Error('The sample company has no job');
	return job;
};

for (const [layout, options] of desktopAtLeast) {
	test.describe(`${layout} layout`, () => {
		test.use(options);

		test('shows its sections and the first five jobs from the server alone', {
			tag: ['@smoke', '@PAGE-17', '@PAGE-29'],
		}, async ({ page }) => {
			const data = watchJobs(page);
			const list = await openJobs(page);
			await expect(page).toHaveTitle(`Careers - ${brand.name}`);
			await expect(page.getByRole('heading', { level: 1 })).toHaveText('Now Seeking: Innovative People');
			for (const name of ['Health care', 'Retirement plans', 'Professional development']) {
				await expect(page.getByRole('heading', { name })).toBeAttached();
			}
			for (const path of ['Aiiso_Truth_Code', 'Aiiso_Work_Code', 'Aiiso_Social_Art']) {
				await expect(page.getByRole('main').locator(`a[href="/Culture/${path}"]`)).not.toHaveCount(0);
			}
			await expect(list.titles).toHaveText(jobsOf().titles);
			await expect(list.titles).toHaveCount(5);
			await expect(list.count).toHaveText(`${jobsOf().total} positions`);
			await data.asked();
		});

		test('typing in the search resets to page 1 and reloads the list', { tag: '@PAGE-30' }, async ({ page }) => {
			const list = await openJobs(page, '/careers?page=2');
			const data = watchJobs(page);
			await list.search.fill('quality');
			await expect(list.count).toHaveText(`${jobsOf({ keyword: 'quality' }).total} positions`);
			await expect(list.titles).toHaveText(jobsOf({ keyword: 'quality' }).titles);
			await list.search.fill('');
			await expect(list.titles).toHaveText(jobsOf().titles);
			await data.asked('/careers?search=quality', '/careers');
		});

		test('the list has five jobs a page, and a page change requests that page alone', { tag: '@CONST-11' }, async ({
			page,
		}) => {
			const list = await openJobs(page);
			const data = watchJobs(page);
			await list.pages.getByRole('link', { name: 'Page 2' }).click();
			await expect(list.titles).toHaveText(jobsOf({}, 2).titles);
			await expect(list.currentPage).toHaveText('2');
			await data.asked('/careers?page=2');
		});

		test('Apply Now passes the job on, and going back shows the list as it was left', { tag: '@PAGE-33' }, async ({
			page,
		}) => {
			const list = await openJobs(page);
			await list.openFilters();
			await list.category('Manufacturing & Engineering').check();
			const { titles } = jobsOf({ categories: [3] });
			await expect(list.titles).toHaveText(titles);
			const job = list.job(titles[0] ?? '');
			await job.locator('summary').click();
			await job.getByRole('link', { name: 'Apply Now' }).click();
			await expect(page).toHaveURL(/\/careers-apply\?job=\d+$/);
			await expect(page.getByRole('heading', { name: `You are applying for: ${titles[0]}` })).toBeVisible();
			expect(await page.evaluate(() => sessionStorage.getItem('careersName'))).toBe(titles[0]);

			await page.goBack();
			await expect(list.titles).toHaveText(titles);
			await expect(list.category('Manufacturing & Engineering')).toBeChecked();
			await expect(job.locator('.rich-text')).toBeVisible();
			await expect(job.getByRole('link', { name: 'Apply Now' })).toBeInViewport();
		});

		test('a browser without storage still applies for the right job', { tag: '@D5' }, async ({ page }) => {
			await page.addInitScript(() => {
				Storage.prototype.setItem = () => {
					throw new DOMException('full', 'QuotaExceededError');
				};
			});
			await page.goto('/careers');
			await hydrated(page);
			const { title } = firstJob();
			await page.locator('li details', { hasText: title }).locator('summary').click();
			await page.getByRole('link', { name: `Apply Now: ${title}` }).click();
			await expect(page.getByRole('heading', { name: `You are applying for: ${title}` })).toBeVisible();
		});

		test('a failed call keeps the last list, shows a message and offers a retry', { tag: '@PAGE-45' }, async ({
			page,
		}) => {
			const list = await openJobs(page);
			await page.route(dataRequests, (route) => route.abort('connectionfailed'), { times: 1 });
			await list.pages.getByRole('link', { name: 'Page 2' }).click();
			await expect(list.list.getByRole('alert')).toContainText('The list could not be loaded');
			await expect(list.titles).toHaveText(jobsOf().titles);
			await expect(page).toHaveURL('/careers');
			await list.list.getByRole('button', { name: 'Try again' }).click();
			await expect(list.titles).toHaveText(jobsOf({}, 2).titles);
			await expect(list.list.getByRole('alert')).toHaveCount(0);
		});
	});
}

for (const [layout, options] of mobileAtLeast) {
	test.describe(`${layout} layout`, () => {
		test.use(options);

		test('toggling a category or location resets to page 1 and sends comma-joined ids', { tag: '@PAGE-30' }, async ({
			page,
		}) => {
			const list = await openJobs(page, '/careers?page=2');
			const data = watchJobs(page);
			await list.openFilters();
			await list.category('Research & Development').check();
			await expect(list.titles).toHaveText(jobsOf({ categories: [1] }).titles);
			await list.category('Quality & Regulatory Affairs').check();
			await expect(list.count).toHaveText(`${jobsOf({ categories: [1, 2] }).total} positions`);
			await list.location('San Diego').check();
			await expect(list.titles).toHaveText(jobsOf({ categories: [1, 2], locations: [1] }).titles);
			await list.category('Research & Development').uncheck();
			await expect(list.titles).toHaveText(jobsOf({ categories: [2], locations: [1] }).titles);
			await data.asked(
				'/careers?categories=1',
				'/careers?categories=1,2',
				'/careers?categories=1,2&locations=1',
				'/careers?categories=2&locations=1',
			);
		});

		test('an empty result shows a message, and the filters can be cleared', { tag: '@PAGE-42' }, async ({ page }) => {
			const list = await openJobs(page);
			await list.search.fill('zzzz');
			await expect(list.list.getByRole('heading', { name: 'No Data' })).toBeVisible();
			await expect(list.list.getByText('No position fits this choice.')).toBeVisible();
			await list.list.getByRole('link', { name: 'Clear all filters' }).click();
			await expect(list.titles).toHaveText(jobsOf().titles);
			await expect(list.search).toHaveValue('');
		});

		test('a job expands and collapses, and its icon switches between add and clear', { tag: '@PAGE-29' }, async ({
			page,
		}) => {
			const list = await openJobs(page);
			const { title, locations } = firstJob();
			const job = list.job(title);
			for (const { name } of locations) await expect(job.locator('summary')).toContainText(name);
			const icon = job.locator('summary svg');
			const folded = await icon.evaluate((element) => getComputedStyle(element).rotate);
			await expect(job.getByRole('link', { name: 'Apply Now' })).toBeHidden();
			await job.locator('summary').click();
			await expect(icon).not.toHaveCSS('rotate', folded);
			await expect(job.locator('.rich-text')).toBeVisible();
			await job.locator('summary').click();
			await expect(icon).toHaveCSS('rotate', folded);
			await expect(job.locator('.rich-text')).toBeHidden();
		});

		test('the address of a job opens it on its page, and history keeps the chosen job', { tag: '@D27' }, async ({
			page,
			browser,
			baseURL,
		}) => {
			const last = jobsOf({}, 3).items.at(-1) ?? firstJob();
			const context = await browser.newContext({ ...options, baseURL, javaScriptEnabled: false });
			const plain = await context.newPage();
			await plain.goto(`/careers?job=${last.id}`);
			await expect(plain.getByRole('link', { name: `Apply Now: ${last.title}` })).toBeVisible();
			await plain.getByRole('link', { name: `Apply Now: ${last.title}` }).click();
			await expect(plain.getByRole('heading', { name: `You are applying for: ${last.title}` })).toBeVisible();
			await plain.goto('/careers?job=999');
			await expect(plain.getByRole('main')).toContainText('is no longer open');
			await context.close();

			const list = await openJobs(page, `/careers?job=${last.id}`);
			await expect(list.currentPage).toHaveText('3');
			await expect(list.job(last.title)).toContainText('Posted ');
			await expect(list.job(last.title).locator('summary')).toBeInViewport({ ratio: 1 });
			await list.job(last.title).getByRole('link', { name: 'Apply Now' }).click();
			await expect(page.getByRole('heading', { name: `You are applying for: ${last.title}` })).toBeVisible();
			await page.goBack();
			await list.pages.getByRole('link', { name: 'Page 1' }).click();
			const { title } = firstJob();
			await list.job(title).locator('summary').click();
			await list.job(title).getByRole('link', { name: 'Apply Now' }).click();
			await expect(page.getByRole('heading', { name: `You are applying for: ${title}` })).toBeVisible();
			await page.goBack();
			await expect(list.job(title).locator('.rich-text')).toBeVisible();
		});

		test('an older response never replaces a newer one', { tag: '@PAGE-45' }, async ({ page }) => {
			const held: Route[] = [];
			await page.route(dataRequests, async (route) => {
				if (dataAddressOf(route.request().url())?.endsWith('search=quality')) held.push(route);
				else await route.continue();
			});
			const list = await openJobs(page);
			await list.search.fill('quality');
			await expect.poll(() => held.length).toBe(1);
			await list.search.fill('supply');
			const { titles, total } = jobsOf({ keyword: 'supply' });
			await expect(list.count).toHaveText(total === 1 ? '1 position' : `${total} positions`);
			// The page has aborted the call, so continuing it may fail.
			for (const route of held) await route.continue().catch(() => undefined);
			await underWay(page);
			await expect(list.titles).toHaveText(titles);
		});
	});
}

test.describe('without scripting', () => {
	test.use({ javaScriptEnabled: false });

	test('filters, search and pages work by their addresses', async ({ page }) => {
		await page.goto('/careers');
		await page.getByRole('checkbox', { name: 'Research & Development' }).check();
		await page.getByRole('button', { name: 'Apply', exact: true }).click();
		await expect(page).toHaveURL(/categories=1/);
		await expect(page.locator('li details summary h3')).toHaveText(jobsOf({ categories: [1] }).titles);
	});
});
