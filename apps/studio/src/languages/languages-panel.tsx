import type { UIFieldServerProps } from 'payload';
import { use } from 'react';
import { sayHere } from '../words/say-here.ts';
import { inWords, statedPairs, stateIn, tallyOf } from './language-state.ts';
import { LanguagesShown } from './languages-shown.tsx';

/** Beside the form: the state of the Chinese translation as last saved, and the choice of the language shown. */
export function LanguagesPanel({
	collectionSlug,
	data,
	payload,
	schemaPath,
}: UIFieldServerProps & { schemaPath?: string }) {
	const say = use(sayHere());
	const slug = collectionSlug ?? schemaPath?.split('.')[0];
	const config =
		payload.config.collections.find((one) => one.slug === slug) ??
		payload.config.globals.find((one) => one.slug === slug);
	if (!config) return null;
	const open = statedPairs(config.flattenedFields, data, say).filter(({ state }) => state !== 'complete');
	return (
		<LanguagesShown
			said={inWords(tallyOf(config.flattenedFields, data), say)}
			open={open.map(({ path, label, state }) => ({ path: `${path}Cn`, label, state: stateIn(state, say) }))}
		/>
	);
}
