import { inLanguage } from '@site/contract/language';
import type { Source } from './table.ts';

/** A row for each result, specimen and unit of a test, with its code of LOINC if it has one. */
export function resultsOf({ content: { snapshot }, language }: Source) {
	const specimens = new Map(snapshot.specimens.map((specimen) => [specimen.id, specimen]));
	const codes = new Map(snapshot.loincCodes.map((loinc) => [loinc.id, loinc]));
	return snapshot.products.flatMap((product) =>
		product.analytes.flatMap((analyte) =>
			analyte.codes.flatMap(({ specimenId, unit, loincId }) => {
				const specimen = specimens.get(specimenId);
				if (!specimen) return [];
				return {
					...{ product, analyte, unit },
					name: inLanguage(analyte.name, language),
					specimen: inLanguage(specimen.name, language),
					snomed: specimen.snomed,
					loinc: codes.get(loincId ?? 0),
				};
			}),
		),
	);
}
export type Result = ReturnType<typeof resultsOf>[number];

/** LIVD names the release of LOINC, and needs a code at least. */
export const hasLivd = (source: Source): boolean =>
	source.content.snapshot.settings.loincVersion !== '' && resultsOf(source).some(({ loinc }) => loinc !== undefined);
