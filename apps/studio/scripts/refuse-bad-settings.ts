import { startProblem } from '../src/start-problem.ts';

// Before anything reads them: a mistake in the set-up is one clear line.
const problem = await startProblem(process.env);
if (problem) {
	console.error(`studio: ${problem}`);
	process.exit(1);
}
