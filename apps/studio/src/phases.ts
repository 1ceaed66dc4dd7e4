import type { CollectionConfig, GlobalConfig } from 'payload';
import { holdBack, layBefore, oneAfterAnother } from './approval/hold-back.ts';
import { hasRegulated } from './approval/regulated-fields.ts';
import { askOfGlobal, askOfItem } from './contradictions/refuse-contradictions.ts';
import { isTranslated, markCollection, markGlobal } from './languages/marks.ts';
import { keepDraft, nameRefused, noteMany } from './publish/change-of-many.ts';
import { cleanHook } from './publish/clean-words.ts';
import { globalFitForTheSite, itemFitForTheSite } from './publish/fit-for-the-site.ts';
import { isContent } from './publish/is-content.ts';
import { keepFormerAddresses } from './publish/keep-former-addresses.ts';
import { mayBeUsed, notDeletedInUse, notTakenOffInUse, notTrashedInUse } from './publish/keep-in-use.ts';
import { refuseMisshapenGlobal, refuseMisshapenItem } from './publish/refuse-misshapen.ts';
import { noteTakingOff } from './publish/stays-published.ts';
import { policiesOf } from './snapshot/parts.ts';
import { auditHooks, globalAuditHooks } from './trail/audit-hooks.ts';
import { refuseStaleGlobal, refuseStaleItem } from './unsaved/refuse-stale.ts';

type Hooks = NonNullable<CollectionConfig['hooks']>;
type GlobalHooks = NonNullable<GlobalConfig['hooks']>;

/** Phases of the hooks around content, in the order in which they run. */
interface Phases<H> {
	/** Validates the shape, refuses changes of outdated versions, and asks about contradictions. */
	check: H;
	/** Removes values that wait for approval, and drafts, before they are judged as published. */
	'hold back': H;
	own: H;
	/** Validates the rest against the contract and its uses, and marks outdated translations. */
	save: H;
	/** Writes related rows: former addresses, the audit log, proposals. */
	tell: H;
}

/** In the order of the phases, for each hook of Payload. */
function inOrder<H extends object>(phases: Phases<H>): H {
	const merged: Record<string, unknown[]> = {};
	for (const hooks of [phases.check, phases['hold back'], phases.own, phases.save, phases.tell])
		for (const [name, some] of Object.entries(hooks)) merged[name] = [...(merged[name] ?? []), ...some];
	// Each list holds the hooks of all phases under its name.
	return merged as H;
}

const only = <T>(isSo: boolean | undefined, ...hooks: T[]): T[] => (isSo ? hooks : []);

function phasesOf(config: CollectionConfig): Phases<Hooks> {
	const { slug, versions } = config;
	const [isRegulated, isUsed, isShown] = [hasRegulated(slug), mayBeUsed(slug), policiesOf(slug)?.shownByOthers];
	const hasDrafts = typeof versions === 'object' && Boolean(versions.drafts);
	const addresses = keepFormerAddresses(config);
	const audit = auditHooks(config);
	return {
		check: {
			beforeOperation: [refuseMisshapenItem],
			beforeValidate: [cleanHook, ...only(isContent(slug), refuseStaleItem)],
			beforeChange: only(isContent(slug), askOfItem),
		},
		'hold back': {
			beforeOperation: only(isRegulated, oneAfterAnother),
			beforeChange: [...only(isRegulated, holdBack), ...only(hasDrafts, keepDraft)],
		},
		own: config.hooks ?? {},
		save: {
			beforeOperation: [noteMany, ...only(isShown, noteTakingOff)],
			beforeChange: [
				...only(isContent(slug), itemFitForTheSite),
				...only(isUsed, notTrashedInUse),
				...only(isShown, notTakenOffInUse),
				...only(addresses !== null, ...(addresses?.beforeChange ?? [])),
				...only(isTranslated(slug), markCollection),
			],
			beforeDelete: only(isUsed, notDeletedInUse),
			afterOperation: [nameRefused],
		},
		tell: {
			...audit,
			afterChange: [...(addresses?.afterChange ?? []), ...(audit.afterChange ?? []), ...only(isRegulated, layBefore)],
		},
	};
}

const phasesOfGlobal = ({ slug, hooks = {} }: GlobalConfig): Phases<GlobalHooks> => ({
	check: {
		beforeOperation: [refuseMisshapenGlobal],
		beforeValidate: [cleanHook, ...only(isContent(slug), refuseStaleGlobal)],
		beforeChange: only(isContent(slug), askOfGlobal),
	},
	'hold back': {},
	own: hooks,
	save: { beforeChange: [...only(isContent(slug), globalFitForTheSite), ...only(isTranslated(slug), markGlobal)] },
	tell: globalAuditHooks(slug),
});

export const withPhases = (config: CollectionConfig): CollectionConfig => ({
	...config,
	hooks: inOrder(phasesOf(config)),
});

export const globalWithPhases = (config: GlobalConfig): GlobalConfig => ({
	...config,
	hooks: inOrder(phasesOfGlobal(config)),
});
