import { inEnglish, labelOf, type Say } from './said.ts';

interface FieldProblem {
	label?: unknown;
	path?: unknown;
	message?: unknown;
}

const isList = (value: unknown): value is FieldProblem[] => Array.isArray(value);

/** Checks the shape, not the class: in a built studio there may be several copies of the class. */
function problemsIn(error: unknown): FieldProblem[] {
	if (typeof error !== 'object' || error === null || !('data' in error)) return [];
	const { data } = error;
	return typeof data === 'object' && data !== null && 'errors' in data && isList(data.errors) ? data.errors : [];
}

const sentence = ({ label, path, message }: FieldProblem, say: Say) =>
	`${labelOf(label, String(path ?? ''), say)}: ${String(message ?? say('not usable', '无法使用'))}`;

/** An error message that an editor can act on: the fields, and the problem of each. */
export function reasonOf(error: unknown, say = inEnglish): string {
	const problems = problemsIn(error);
	if (problems.length > 0) return problems.map((problem) => sentence(problem, say)).join(' · ');
	return error instanceof Error ? error.message : String(error);
}
