import { startProblem } from '../src/start-problem.ts';

// Runs before anything reads the settings, so that a mistake is reported in one line.
const problem = await startProblem(process.env);
if (problem) {
	console.error(`studio: ${problem}`);
	process.exit(1);
}
