import type { Language } from '@site/contract/language';
import { harms, type ReportField, reporterRoles, reportWireNames } from '@site/contract/report';
import type { ProblemReport } from '@site/contract/submission';
import type { WireAnswer } from '@site/contract/wire';
import { z } from 'zod';
import { invalid, Refusal } from './answer.ts';
import type { Fields } from './body.ts';
import { checked } from './checked.ts';
import { line, longestLine, longestProse, paragraphs } from './form-fields.ts';

const takes = z.object({
	device: line,
	gtin: line,
	lot: line,
	expires: line,
	happened: paragraphs,
	happenedOn: line,
	harm: line,
	harmDetails: paragraphs,
	name: line,
	email: line,
	phone: line,
	role: line,
	country: line,
} satisfies Record<ReportField, z.ZodType<string>>);

const required: readonly ReportField[] = ['device', 'happened', 'harm', 'name', 'email', 'role', 'country'];
const prose: ReadonlySet<ReportField> = new Set(['happened', 'harmDetails']);

type Read = { fields: ProblemReport['fields'] } | { problem: WireAnswer<{ fields: string[] }> };

/** What somebody reports, or what is missing in it. */
export function readReport(given: Fields, language: Language): Read {
	const named = Object.entries(reportWireNames).map(([name, onWire]) => [name, given[onWire]]);
	const form = checked(takes, Object.fromEntries(named), reportWireNames);
	const harm = harms.find((one) => one === form.harm);
	const role = reporterRoles.find((one) => one === form.role);
	const answered = { ...form, harm: harm ?? '', role: role ?? '' };
	const empty = required.filter((name) => answered[name] === '');
	if (harm === 'yes' && form.harmDetails === '') empty.push('harmDetails');
	const problem = (names: readonly ReportField[]) => ({ fields: names.map((name) => reportWireNames[name]) });
	if (!harm || !role || empty.length > 0) {
		return { problem: invalid(language, empty.length > 1 ? 'requiredFields' : 'requiredField', problem(empty)) };
	}
	for (const [name, value] of Object.entries(form)) {
		const field = isField(name) ? name : 'device';
		const limit = prose.has(field) ? longestProse : longestLine;
		if (value.length > limit) return { problem: invalid(language, 'tooLong', problem([field]), { limit }) };
	}
	return { fields: { ...form, harm, role } };
}

const isField = (name: string): name is ReportField => Object.hasOwn(reportWireNames, name);

/** Whether everything that has to be typed is. */
export function isWhole(given: Fields): boolean {
	try {
		return !('problem' in readReport(given, 'en'));
	} catch (error) {
		if (error instanceof Refusal) return false;
		throw error;
	}
}
