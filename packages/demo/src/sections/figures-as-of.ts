import type { Text } from '@site/contract/language';

/** The reference date of the company's figures. */
export const figuresAsOf = '2026-10-01';

/** The title of a band of figures, with the date. */
export const asOf = ({ en, cn }: Required<Text>): Text => ({
	en: `${en}, as of October 2026`,
	cn: `${cn}（截至 2026年10月）`,
});
