import { expect, test } from '@playwright/test';
import { routePaths } from '../../apps/site/app/route-paths.ts';
import { byDepth } from '../support/depth.ts';
import { hydrated } from '../support/hydrated.ts';
import { visitors } from '../support/visitors.ts';

const hostile = ['%E0%A4%A', '%', '%C0%AF', '%00', '__proto__', '%22%3E%3Cscript%3E', '..%2F..%2F', '%F0%9F%92'];
const named = Object.values(routePaths).flatMap((path) => (path.includes(':') ? [path.replace(/:.*$/, '')] : []));
const hostileAddresses = [
	...[...new Set(named)].map((start, at) => start + hostile[at % hostile.length]),
	...['/product/all', '/search', '/careers', '/resources', '/documents', '/list', '/finder', '/report'].map(
		(path, at) => {
			const value = hostile[at % hostile.length];
			return `${path}?${['page', 'search', 'compare', 'job', 'add', 'for', 'product'].map((name) => `${name}=${value}`).join('&')}`;
		},
	),
];

test.describe('paths', () => {
	test.use(visitors.desktop);

	test('a hostile address shows a page of the site, with scripts too', { tag: ['@D11', '@ROUTE-10'] }, async ({
		page,
	}) => {
		const failures: string[] = [];
		page.on('pageerror', ({ message }) => failures.push(`${page.url()}: ${message}`));
		const visited = byDepth({ usual: hostileAddresses.filter((_, at) => at % 2 === 0), nightly: hostileAddresses });
		for (const address of visited) {
			await page.goto(address, { waitUntil: 'domcontentloaded' });
			await hydrated(page);
			if ((await page.getByRole('banner').count()) === 0) failures.push(`${address}: ${await page.title()}`);
		}
		expect(failures).toEqual([]);
	});

	test('the contract manufacturing card leads to the variant for supply-chain readers', { tag: '@D13' }, async ({
		page,
	}) => {
		await page.goto('/supply-chain');
		await page.locator('a[href="/contract-manufacturing?for=supply-chain"]').first().click();
		await expect(page).toHaveTitle('Integrated Supply Chain for Contract Manufacturing Clients');
		await page.goto('/contract-manufacturing');
		await expect(page.getByRole('heading', { level: 1 })).toContainText('IVD Contract Manufacturing Solutions');
	});
});
