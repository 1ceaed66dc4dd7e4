import type { ProductView } from '../../visit.ts';
import { type AgreementScale, agreementScale } from './agreement-scale.ts';

/** A target of a test, with its figures. */
export type Target = NonNullable<ProductView['performance']>['targets'][number];
export type Figure = Target['positive'];

/** One scale for all figures that are shown together, with room for their intervals. */
export const scaleFor = (targets: readonly Target[]): AgreementScale =>
	agreementScale(
		targets.flatMap(({ positive, negative }) =>
			[positive, negative].map(({ value, counted }) => (counted ? Number(counted.low) : value)),
		),
	);
