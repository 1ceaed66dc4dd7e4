import { inLanguage, type Language, type Text } from '@site/contract/language';
import type { Content } from './content.ts';
import { minutesName } from './finder.ts';
import { isProductOrder } from './product-order.ts';
import { type AskedTraits, settings, specimens, traitChoice } from './product-traits.ts';

type Asked = AskedTraits & { sort?: string; language: Language };

const withinName = (minutes: number): Text => ({ en: `Within ${minutesName(minutes).en}`, cn: `${minutes} 分钟内` });

/**
 * The filters and the order that an address of a list asks for, as far as they are known, and their names for the
 * chips.
 */
export function listChoice(_content: Content, { sort = '', language, ...asked }: Asked) {
	const { specimen, setting, within } = traitChoice(asked);
	const names: Partial<Record<'specimen' | 'setting' | 'within', string>> = {
		...(specimen && { specimen: inLanguage(specimens[specimen].name, language) }),
		...(setting && { setting: inLanguage(settings[setting].name, language) }),
		...(within !== null && { within: inLanguage(withinName(within), language) }),
	};
	return {
		known: {
			specimen,
			setting,
			within: String(within ?? ''),
			sort: isProductOrder(sort) && sort !== 'usual' ? sort : '',
		},
		names,
	};
}
