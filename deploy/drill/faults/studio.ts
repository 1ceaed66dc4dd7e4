import type { Mood } from '../meddler.ts';
import { siteIsUp, within } from '../stage.ts';
import { type Fault, insist, seconds, suspended } from './fault.ts';

const meddled = (name: string, mood: Mood, length: number): Fault => ({
	name,
	async strike({ meddler, product }) {
		meddler.be(mood);
		await seconds(length);
		insist(await siteIsUp(product), 'the site is not ready');
		meddler.be('honest');
	},
});

/** Faults between the site and its studio, increasingly severe. */
export const studioFaults: Fault[] = [
	meddled('the studio is down', 'down', 4),
	meddled('the studio is slow', 'slow', 6),
	meddled('the studio answers garbage', 'garbage', 4),
	meddled('the studio answers 500', 'failing', 4),
	meddled('the studio answers without end', 'huge', 4),
	meddled('the studio breaks off half way', 'half', 4),
	{
		name: 'the studio hangs',
		async strike({ studio, product }) {
			await suspended(studio(), 6);
			insist(await siteIsUp(product), 'the site is not ready');
		},
	},
	{
		name: 'the studio is killed',
		async strike({ studio, product }) {
			process.kill(studio(), 'SIGKILL');
			const answers = async () => (await fetch(`${product.studioUrl}/api/snapshot`)).status === 401;
			insist(await within(60, answers), 'the studio did not come back');
		},
	},
];
