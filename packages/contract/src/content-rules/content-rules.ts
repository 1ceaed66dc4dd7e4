import { codeRules } from './codes.ts';
import { dateRules } from './dates.ts';
import { declarationRules } from './declarations.ts';
import { jobRules } from './jobs.ts';
import { laboratoryRules } from './laboratory.ts';
import { lotRules } from './lots.ts';
import { paperRules } from './papers.ts';
import { productRules } from './products.ts';
import { registrationRules } from './registrations.ts';
import type { ContentRecord, ContentRule } from './rule.ts';
import { wordingRules } from './wording.ts';

/** All rules that the parts of the content must keep among each other. */
export const contentRules: readonly ContentRule[] = [
	...dateRules,
	...declarationRules,
	...registrationRules,
	...paperRules,
	...lotRules,
	...productRules,
	...codeRules,
	...laboratoryRules,
	...jobRules,
	...wordingRules,
];

/** The contradictions by rule: only rules that are broken. */
export const contradictionsIn = (record: ContentRecord, rules = contentRules) =>
	rules.map((rule) => ({ rule, found: rule.find(record) })).filter(({ found }) => found.length > 0);
