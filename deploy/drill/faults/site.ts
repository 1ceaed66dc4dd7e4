import { siteIsUp, within } from '../stage.ts';
import { type Fault, insist, seconds } from './fault.ts';

const kills = 3;

export const siteFaults: Fault[] = [
	{
		name: `the site is killed ${kills} times`,
		async strike({ site, product }) {
			for (let left = kills; left > 0; left--) {
				process.kill(site(), 'SIGKILL');
				insist(await siteIsUp(product), 'the site did not come back');
				await seconds(1);
			}
		},
	},
	{
		name: 'a release: the site is asked to end, and another takes its place',
		async strike({ site, product }) {
			const former = site();
			process.kill(former, 'SIGTERM');
			insist(await within(30, () => site() !== former), 'no other took its place');
			insist(await siteIsUp(product), 'the site did not come back');
		},
	},
	{
		name: 'the disk is full',
		async strike({ product }) {
			product.fillDisk();
			await seconds(4);
			insist((await fetch(`${product.url}/about`)).status === 200, 'pages are not served');
			product.emptyDisk();
			insist(await siteIsUp(product), 'the site is not ready');
		},
	},
	{
		name: 'the clock jumps a day ahead and a day back',
		async strike({ site, product }) {
			for (const _ of ['ahead', 'back', 'right again']) {
				process.kill(site(), 'SIGUSR2');
				await seconds(2);
				insist(await within(5, async () => (await fetch(`${product.url}/readyz`)).ok), 'the site is not ready');
			}
		},
	},
];
