import { labelOf } from '../words/said.ts';

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

const sentence = ({ label, path, message }: FieldProblem) =>
	`${labelOf(label, String(path ?? ''))}: ${String(message ?? 'not usable')}`;

/** An error that an editor can act on: which fields, and what is wrong with each. */
export function reasonOf(error: unknown): string {
	const problems = problemsIn(error);
	if (problems.length > 0) return problems.map(sentence).join(' · ');
	return error instanceof Error ? error.message : String(error);
}
