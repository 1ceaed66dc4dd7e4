// Prints the specification rule by rule, each with the tests that hold it, and the rules that only slow tests hold.
// With numbers (`npm run rules LIST-3`) only these.
import { heldNightly, readSpecification } from './specification.ts';

const asked = new Set(process.argv.slice(2));
const { rules, held } = readSpecification();
for (const { number, text } of rules) {
	if (asked.size > 0 && !asked.has(number)) continue;
	console.log(`${number} ${text}`);
	const tests = held.filter((holding) => holding.number === number);
	for (const { file, line, title } of tests) console.log(`    ${file}:${line}${title && ` ${title}`}`);
	if (tests.length === 0) console.log('    no test holds it');
}

if (asked.size === 0) {
	const nightly = heldNightly();
	console.log(`\nOnly nightly tests hold ${nightly.length} rules: ${nightly.join(', ') || 'none'}`);
}
