import type { Said } from './said.ts';

const wholeAddress = 'https://www.example.com';

/** Chinese for the contract's messages, which the site reads too; `{}` is a placeholder. */
const chinese: Readonly<Record<string, string>> = {
	'Invalid input': '格式不正确。',
	'One of: {}.': '以下之一：{}。',
	'At most {} characters.': '最多 {} 个字符。',
	[`A whole address, such as ${wholeAddress}/page.`]: `完整的地址，例如 ${wholeAddress}/page。`,
	'A whole address (https://…), or a page of this site (/lead-form/23).':
		'完整的地址（https://…），或本网站的页面（/lead-form/23）。',
	[`Empty, or a whole address such as ${wholeAddress}.`]: `留空，或填写完整的地址，例如 ${wholeAddress}。`,
	'A path of this site: it starts with one / and has no spaces.': '本网站的路径：以一个 / 开头，不含空格。',
	'A page of this site (/contact), an address elsewhere (https://…) or a known link (link:shop).':
		'本网站的页面（/contact）、他处的地址（https://…）或已知的链接（link:shop）。',
	'An address has no spaces and none of the characters ? # \\.': '地址不含空格，也不含字符 ? # \\。',
	'Lower-case letters, digits and single hyphens, in one or more parts: campaigns/flu-season.':
		'小写字母、数字和单个连字符，可分为多段：campaigns/flu-season。',
	'“{}” belongs to the site itself: begin with another word.': '“{}”属于网站本身：请以其他词开头。',
	'Empty, or the network’s own address with {url} in it.': '留空，或填写该网络自己的地址，其中含有 {url}。',
	[`A container needs the address of its script, such as ${wholeAddress}/gtm.js.`]: `容器需要其脚本的地址，例如 ${wholeAddress}/gtm.js。`,
	'A host alone, in small letters, such as player.example.com.': '仅填写小写的主机名，例如 player.example.com。',
	'Two capital letters, such as US, CN, DE or EU.': '两个大写字母，例如 US、CN、DE 或 EU。',
	'The last day is not before the first.': '最后一天不能早于第一天。',
	'The day of closing is not before that of publication.': '关闭日期不能早于发布日期。',
	'This is no time zone: write one such as America/Los_Angeles.': '不是时区：请填写如 America/Los_Angeles 的时区。',
	'Two meetings start at the same time.': '有两场会面同时开始。',
	'A GTIN has 8, 12, 13 or 14 digits.': 'GTIN 有 8、12、13 或 14 位数字。',
	'The last digit of a GTIN checks the others: here it would be {}. Compare it with the box.':
		'GTIN 的最后一位是校验码：此处应为 {}。请与包装盒核对。',
	'A LOINC code is a number with a hyphen before its last digit, such as 94558-4.':
		'LOINC 代码为数字，末位前有连字符，例如 94558-4。',
	'The last digit of a LOINC code checks the others: here it would be {}.':
		'LOINC 代码的最后一位是校验码：此处应为 {}。',
	'A concept of SNOMED CT is a number of 6 to 18 digits, such as 258500001.':
		'SNOMED CT 概念为 6 至 18 位数字，例如 258500001。',
	'The last digit of a SNOMED CT code checks the others: compare it.': 'SNOMED CT 代码的最后一位是校验码：请核对。',
	'A Basic UDI-DI of GS1 has up to 25 characters and begins with the company prefix.':
		'GS1 的 Basic UDI-DI 最多 25 个字符，以厂商识别代码开头。',
	'Its last two characters check the others: here they would be {}.': '最后两个字符为校验字符：此处应为 {}。',
	'Up to 20 letters, digits, dots and hyphens.': '最多 20 个字母、数字、点和连字符。',
	'What is measured has a unit, and nothing else has one.': '测量值须有单位，其他结果不填单位。',
	'A result above has this code already.': '上面的结果已使用此代码。',
	'The first pack is the product itself, {}.': '第一个包装即产品本身：{}。',
	'A pack above has this number already.': '上面的包装已使用此编号。',
	'The last order is not after the day on which the product is discontinued.': '最后订购日不能晚于产品停产日。',
	'Up to 20 letters, digits and signs without a space, as printed on the box.':
		'最多 20 个字母、数字和符号，不含空格，与包装盒所印一致。',
	'It was made before it expires.': '生产日期早于有效期。',
	'The extended date has to be after the printed one.': '延长后的日期必须晚于所印日期。',
	'A test that is read by lines needs a test line.': '按线条判读的检测需要检测线。',
	'An EUA is of the United States.': '紧急使用授权（EUA）仅适用于美国。',
	'An EUA names what the test may detect: its statement says it.':
		'紧急使用授权（EUA）写明检测可检出的内容：以其声明为准。',
	'CLIA is of the United States.': 'CLIA 仅适用于美国。',
	'Of how many?': '总数是多少？',
	'How many of them agreed?': '其中有多少一致？',
	'Not more than there were.': '不能超过总数。',
	'Say how many agreed of how many, or the percentage where the counts are not published.':
		'请填写一致数和总数；未公布数目时填写百分比。',
	'Choose a film, or a still picture and where it leads.': '请选择影片，或选择静态图片并填写其指向。',
	'Upload a film, or give the address of one elsewhere.': '请上传影片，或填写他处影片的地址。',
	'Captions are WebVTT: WEBVTT in the first line, then times such as 00:01.500 --> 00:04.000, each with its words below.':
		'字幕为 WebVTT 格式：首行为 WEBVTT，其后为时间，例如 00:01.500 --> 00:04.000，每段时间下方为其文字。',
};

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const rows = Object.entries(chinese).map(([en, zh]) => ({
	pattern: new RegExp(`^${en.split('{}').map(literally).join('(.+)')}$`),
	zh,
}));

/** A message of the contract in both languages. */
export function contractWords(message: string): Said {
	for (const { pattern, zh } of rows) {
		const named = pattern.exec(message);
		if (named) return { en: message, zh: zh.replace('{}', () => named[1] ?? '') };
	}
	return { en: message, zh: message };
}
