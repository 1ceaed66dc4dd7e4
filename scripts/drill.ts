// Injects every kind of fault into a product on this machine, while visitors read and send. Ends by itself.
import { holdAgainst, journalRows } from '../deploy/drill/arrivals.ts';
import { clientFaults } from '../deploy/drill/faults/clients.ts';
import { contentFaults } from '../deploy/drill/faults/content.ts';
import { databaseFaults } from '../deploy/drill/faults/database.ts';
import { journalFaults } from '../deploy/drill/faults/journal.ts';
import { siteFaults } from '../deploy/drill/faults/site.ts';
import { studioFaults } from '../deploy/drill/faults/studio.ts';
import { restoreElsewhere } from '../deploy/drill/restored.ts';
import { setStage } from '../deploy/drill/stage.ts';
import { buildSite, buildStudio, prepareSample } from './builds.ts';

const longest = 20 * 60_000;
const only = process.argv[2];
const faults = [
	// First, because nothing may be waiting for delivery ahead of the rows that these faults plant.
	...journalFaults,
	...studioFaults,
	...databaseFaults,
	...siteFaults,
	...clientFaults,
	...contentFaults,
].filter(({ name }) => !only || name.includes(only));

await prepareSample();
await buildSite();
await buildStudio();
setTimeout(() => {
	console.error('The drill takes too long and ends here.');
	process.exit(1);
}, longest).unref();

const broken: string[] = [];
const stage = await setStage();
try {
	for (const { name, strike } of faults) {
		const before = stage.ledger.figures();
		const leave = stage.visitors.crowd();
		const problem = await strike(stage).then(
			() => '',
			(error: unknown) => String(error),
		);
		await leave();
		if (problem) broken.push(`${name}: ${problem}`);
		const now = stage.ledger.figures();
		const since = (figure: keyof typeof now) => now[figure] - before[figure];
		console.log(
			`  ${problem ? 'BAD ' : 'good'}  ${name}: ${since('answered')} forms answered after ${since('retries')} retries; ` +
				`${since('reads')} pages read, ${since('failed')} × 5xx, ${since('unanswered')} not answered${problem && `; ${problem}`}`,
		);
	}
	const stored = journalRows(stage.product.dataDir);
	const { delivered, lost, doubled } = await holdAgainst(stage.ledger.answered(), stage.query);
	const { sent, answered, failed } = stage.ledger.figures();
	console.table({ sent, answered, stored, delivered, lost: lost.length, doubled, '5xx to reads': failed });
	if (lost.length + doubled + failed > 0) broken.push('something was lost, doubled, or a read failed');
	if (sent !== answered || delivered !== answered)
		broken.push(`${sent} sent, ${answered} answered, ${delivered} delivered`);
	if (!only) {
		const restored = await restoreElsewhere(stage);
		console.table({ 'lost after a restore': restored.lost.length, 'doubled after a restore': restored.doubled });
		if (restored.lost.length + restored.doubled > 0) broken.push('the restored product misses something');
	}
} catch (error) {
	broken.push(String(error));
} finally {
	await stage.end();
}
for (const each of broken) console.error(each);
console.log(broken.length === 0 ? 'The drill went well.' : 'The drill did not go well.');
process.exit(broken.length === 0 ? 0 : 1);
