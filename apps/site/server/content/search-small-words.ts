import { brand } from '@site/contract/brand';
import { fold, stem } from './words.ts';

/** Words of a question that its answer need not contain. */
const asking =
	'a about after all am an and any are at be before best buy by can did do does during find for from get has have how i if in is it long many may me mean much my near need not of often on only or our should show so take that the there this time tip to up us use very want was we what when where which while who why will with you your';

/** Such words in the other languages of instructions. */
const elsewhere =
	'de del la las el los en con para por un una que como prueba pruebas le les du des d l une pour avec au comment';

/** Words that apply to any product, and words asked along with its name: lacking one does not make a result worse. */
const beside =
	'check cheap clinic cost device diagnostic diagnostics hospital kit marker online order price product rapid shop test testing 试剂 剂盒 试纸 检测 测试 快速 快筛 检查 筛查 自测 居家 家用 产品 批发';

const small: ReadonlySet<string> = new Set(
	[...asking.split(' '), ...elsewhere.split(' '), ...beside.split(' '), fold(brand.name)].map(stem),
);

/** Whether a stem is optional and only affects ranking. This includes the brand, which is on every page. */
export const isSmall = (word: string): boolean => small.has(word);
