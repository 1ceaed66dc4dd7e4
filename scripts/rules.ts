// Prints the specification rule by rule, each with the tests that name it, and the rules that only slow tests hold.
import { heldNightly, readSpecification } from './specification.ts';

const { rules, namedByTests } = readSpecification();
for (const { number, text } of rules) {
	console.log(`${number} ${text}`);
	const tests = namedByTests.filter((citation) => citation.number === number);
	for (const { file, line, title } of tests) console.log(`    ${file}:${line}${title && ` ${title}`}`);
	if (tests.length === 0) console.log('    no test names it');
}

const nightly = heldNightly();
console.log(`\nOnly nightly tests hold ${nightly.length} rules: ${nightly.join(', ') || 'none'}`);
