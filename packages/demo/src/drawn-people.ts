import type { Text } from '@site/contract/language';
import type { Picture } from '@site/contract/picture';
import { type DrawingName, drawing } from './pictures.ts';

/** What the drawn scenes show. */
const alts = {
	careers: {
		en: 'Three colleagues in a row, and a free place on which the open ring and the dot of our logo stand for a head (drawing)',
		cn: '三位同事并排，中间空着一个位置，以我们标志中的开口圆环和圆点代替头像（插画）',
	},
	partnering: {
		en: 'Two people hold one large cassette together, on which both lines have appeared (drawing)',
		cn: '两个人共同托着一枚大检测卡，卡上两条线均已显现（插画）',
	},
	contact: {
		en: 'A woman with a headset and a man with a phone at his ear talk to each other (drawing)',
		cn: '戴耳麦的女士与手持电话的男士正在通话（插画）',
	},
	distributor: {
		en: 'A woman with a braid carries three cartons of tests; a man with glasses beside her (drawing)',
		cn: '梳辫子的女士抱着三箱检测产品，身旁是一位戴眼镜的男士（插画）',
	},
	'media-room': {
		en: 'A woman behind a newspaper with our logo on its first page, another reads along (drawing)',
		cn: '一位女士正在看报，头版印有我们的标志，旁边的人也跟着看（插画）',
	},
	newsletter: {
		en: 'A man reads a printed page with our logo (drawing)',
		cn: '一位男士正在阅读印有我们标志的通讯（插画）',
	},
	events: {
		en: 'Three people with badges at a counter on which a cassette lies (drawing)',
		cn: '三位佩戴胸牌的人站在展台前，台上放着一枚检测卡（插画）',
	},
	board: {
		en: 'The five members of the board together (drawing)',
		cn: '委员会五位成员的合影（插画）',
	},
	manufacturing: {
		en: 'Two workers with caps behind a belt with cassettes (drawing)',
		cn: '两位戴工作帽的员工站在传送检测卡的流水线旁（插画）',
	},
} as const satisfies Record<string, Text>;

export const scene = (name: keyof typeof alts): Picture => drawing(`scene-${name}`, alts[name]);

export const portrait = (name: Extract<DrawingName, `portrait-${string}`>, of: Text): Picture =>
	drawing(name, { en: `Portrait of ${of.en} (drawing)`, cn: `${of.cn}肖像（插画）` });
