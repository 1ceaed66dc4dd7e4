import type { UIFieldServerProps } from 'payload';
import { inWords, statedPairs, tallyOf } from './language-state.ts';
import { LanguagesShown } from './languages-shown.tsx';

/** Beside the form: how the Chinese stands as it was last saved, and which language is shown. */
export function LanguagesPanel({
	collectionSlug,
	data,
	payload,
	schemaPath,
}: UIFieldServerProps & { schemaPath?: string }) {
	const slug = collectionSlug ?? schemaPath?.split('.')[0];
	const config =
		payload.config.collections.find((one) => one.slug === slug) ??
		payload.config.globals.find((one) => one.slug === slug);
	if (!config) return null;
	const open = statedPairs(config.flattenedFields, data).filter(({ state }) => state !== 'complete');
	return (
		<LanguagesShown
			said={inWords(tallyOf(config.flattenedFields, data))}
			open={open.map(({ path, label, state }) => ({ path: `${path}Cn`, label, state }))}
		/>
	);
}
