// Prints the specification rule by rule, each with the tests that name it, and the rules that only slow tests hold.
import { slowTests } from './slow-tests.ts';
import { readSpecification } from './specification.ts';

const { rules, namedByTests } = readSpecification();
for (const { number, text } of rules) {
	console.log(`${number} ${text}`);
	const tests = namedByTests.filter((citation) => citation.number === number);
	for (const { file, line, title } of tests) console.log(`    ${file}:${line}${title && ` ${title}`}`);
	if (tests.length === 0) console.log('    no test names it');
}

const slow = new Set(slowTests().map(({ file }) => file));
const usual = new Set(namedByTests.filter(({ file }) => !slow.has(file)).map(({ number }) => number));
const onlyNightly = rules.filter(({ number }) => !usual.has(number)).map(({ number }) => number);
console.log(`\nOnly nightly tests hold ${onlyNightly.length} rules: ${onlyNightly.join(', ') || 'none'}`);
