import type { UIFieldServerProps } from 'payload';
import { use } from 'react';
import { sayHere } from '../words/say-here.ts';
import { inWords, statedPairs, stateIn, tallyOf } from './language-state.ts';
import { LanguagesShown } from './languages-shown.tsx';

/** Beside the form: how the Chinese stands as it was last saved, and which language is shown. */
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
