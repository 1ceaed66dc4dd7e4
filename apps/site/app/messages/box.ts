import type { Language } from '@site/contract/language';

/** The words of the page of a box, and of the form that leads to it. */
const en = {
	checkTitle: 'Check your box',
	checkLead:
		'The number on a carton leads to its instructions, its expiration date and whatever you should know about it.',
	checkKeywords: 'GTIN, UDI, REF, lot, expiration date, instructions for use, check',
	code: 'Number on the box',
	codeHint:
		'The GTIN under the bar code, the catalog number (REF) followed by the lot, or the lot alone. You can also paste the whole code.',
	show: 'Show the box',
	where: 'Where the numbers are',
	whereText:
		'On the side with the bar code: REF is the catalog number, GTIN or UDI the 14 digits after (01), whose leading 0 may be left out, LOT the batch after (10), and the hourglass the expiration date after (17). The camera of a phone opens the square code by itself.',
	unreadable: 'This is neither a number nor a catalog number that we can read. Compare it with the box.',
	unknown: 'We know no product under this number',
	/** At the address of a box that is not there. */
	noBox: {
		unreadable: {
			title: 'This number may be mistyped',
			lead: 'A GTIN has 8, 12, 13 or 14 digits. Compare it with the box, or type what stands beside REF.',
		},
		mistyped: {
			title: 'This number may be mistyped',
			lead: 'The last digit of a GTIN checks the others, and here they do not agree. Compare it with the box, digit by digit.',
		},
		unknown: {
			title: 'We know no product under this number',
			lead: 'It may be mistyped, or the product may be another maker’s. Compare it with the box, digit by digit. If it is one of ours, please tell us.',
		},
	},
	mistyped: 'This number may be mistyped',
	empty: 'Please type or paste a number from the box.',
	yours: 'Your box',
	reference: 'REF',
	pack: 'Pack',
	gtin: 'GTIN',
	lot: 'Lot',
	expires: 'Expiration date, as printed',
	extended: 'Extended expiration date',
	made: 'Made on',
	/** What is said first, by what is known. */
	verdicts: {
		notice: () => 'Read the safety notice first',
		misread: () => 'Look at the label again',
		differs: () => 'Compare the date, and ask us before use',
		past: () => 'Do not use it anymore',
		extended: (until: string) => `Use until ${until}`,
		good: (until: string) => `Use until ${until}`,
		undated: () => 'Read the expiration date on the box',
	},
	reasons: {
		notice: () => 'A field safety notice concerns this box. It says whether and how you may use it.',
		someLots: () =>
			'A field safety notice concerns boxes of this product. Look whether your lot is among those that it names.',
		misread: () =>
			'In our records, this lot and this product do not belong together: an open notice names the lot as one of another product. Compare GTIN and lot with the label on the box again. If both are as shown here, ask us before use.',
		differs: (printed: string, recorded: string) =>
			`The code says ${printed}. For this lot we have ${recorded}. The date beside the hourglass on the box tells which is right.`,
		past: (printed: string) => `The printed date, ${printed}, has passed.`,
		extended: (printed: string) => `The date of this lot was extended. ${printed} is printed on the box.`,
		good: () => 'This is the date that is printed on the box.',
		undated: () => 'It stands beside the hourglass. Do not use the test after that day.',
	},
	unknownLot: (lot: string) => `We have nothing more about lot ${lot} here: the date that is printed on the box holds.`,
	pastExtended: (extended: string) => `The extended date of this lot, ${extended}, has passed.`,
	notExtended: 'It was not extended for this lot.',
	readNotice: 'Read the notice',
	toDo: 'What to do',
	choices: 'This lot is in several boxes. Which one is yours?',
	instructions: 'Instructions for use',
	forLot: 'The revision that belongs to your lot.',
	forUnknownLot:
		'We know no such lot of this product, so these are the revisions that hold now. The revision number on the leaflet in your box tells which one is yours; earlier ones are on the page of each document.',
	otherLots: (languages: string) => `In ${languages} there are instructions for other lots alone.`,
	revision: (name: string) => `Revision ${name}`,
	noInstructions: 'Follow the instructions in the box. Ask us if they are missing.',
	guide: 'Read the result',
	stepByStep: 'Do the test step by step',
	product: 'About the product',
	wrong: 'Something is wrong with it',
	elsewhere: 'Open notices about this lot of another product',
	noNotices: 'No open notice concerns this box.',
	closed: 'Closed notices about this lot',
	closedOn: (day: string) => `closed on ${day}`,
	another: 'Check another box',
	comma: ', ',
	named: (title: string, reference: string) => `${title}, ${reference}`,
	facts: (reference: string, quantity: string) => `${reference}, ${quantity}`,
	notice: (number: string, title: string) => `${number}: ${title}`,
};

const cn: typeof en = {
	checkTitle: '批号查询',
	checkLead: '凭包装盒上的编号，可查看对应的说明书、有效期以及需要了解的事项。',
	checkKeywords: 'GTIN, UDI, REF, 批号, 有效期, 说明书, 查询',
	code: '包装盒上的编号',
	codeHint: '条码下方的 GTIN、货号（REF，后面可加上批号），或只输入批号；也可以粘贴完整的编码。',
	show: '查询',
	where: '编号在哪里',
	whereText:
		'在印有条码的一面：REF 为货号，(01) 后的 14 位数字为 GTIN（UDI，开头的 0 可省略），(10) 后为批号 LOT，(17) 后（沙漏标志）为有效期。用手机相机对准方形码即可直接打开。',
	unreadable: '无法识别该编号。请与包装盒核对。',
	unknown: '未找到该编号对应的产品',
	noBox: {
		unreadable: {
			title: '该编号可能输入有误',
			lead: 'GTIN 为 8、12、13 或 14 位数字。请与包装盒核对，或输入 REF 旁的货号。',
		},
		mistyped: {
			title: '该编号可能输入有误',
			lead: 'GTIN 的末位数字用于校验其余数字，此处不一致。请与包装盒逐位核对。',
		},
		unknown: {
			title: '未找到该编号对应的产品',
			lead: '编号可能输入有误，也可能是其他厂家的产品。请与包装盒逐位核对；如确为本公司产品，请告知我们。',
		},
	},
	mistyped: '该编号可能输入有误',
	empty: '请输入或粘贴包装盒上的编号。',
	yours: '您的包装盒',
	reference: '货号（REF）',
	pack: '包装规格',
	gtin: 'GTIN',
	lot: '批号',
	expires: '包装标示的有效期',
	extended: '延长后的有效期',
	made: '生产日期',
	verdicts: {
		notice: () => '请先阅读安全通告',
		misread: () => '请再次核对包装盒标签',
		differs: () => '请核对日期，使用前与我们联系',
		past: () => '请勿继续使用',
		extended: (until: string) => `可使用至 ${until}`,
		good: (until: string) => `可使用至 ${until}`,
		undated: () => '请查看包装盒上的有效期',
	},
	reasons: {
		notice: () => '有产品安全通告涉及该包装盒，其中说明能否使用以及如何使用。',
		someLots: () => '有产品安全通告涉及该产品的包装盒。请查看您的批号是否在所列批次之中。',
		misread: () =>
			'根据我们的记录，该批号与该产品不符：有一则有效通告涉及该批号，但针对的是其他产品。请再次核对包装盒标签上的 GTIN 和批号；如与此处所示一致，使用前请与我们联系。',
		differs: (printed: string, recorded: string) =>
			`编码中的有效期为 ${printed}，而我们记录的该批次有效期为 ${recorded}。请以包装盒上沙漏标志旁的日期核对。`,
		past: (printed: string) => `包装标示的有效期（${printed}）已过。`,
		extended: (printed: string) => `该批次的有效期已延长，包装标示的有效期为 ${printed}。`,
		good: () => '即包装标示的有效期。',
		undated: () => '有效期印在沙漏标志旁，过期后请勿使用。',
	},
	unknownLot: (lot: string) => `此处没有批号 ${lot} 的更多信息：以包装标示的有效期为准。`,
	pastExtended: (extended: string) => `该批次延长后的有效期（${extended}）已过。`,
	notExtended: '该批次未延长有效期。',
	readNotice: '阅读通告',
	toDo: '您需要做什么',
	choices: '该批次有多种包装，请选择您的包装：',
	instructions: '使用说明书',
	forLot: '与您的批次对应的版本。',
	forUnknownLot:
		'我们没有该产品这一批号的记录，因此此处为现行版本。请以盒内说明书上的版本号为准；以往版本见各文件页面。',
	otherLots: (languages: string) => `${languages}说明书仅适用于其他批次。`,
	revision: (name: string) => `第 ${name} 版`,
	noInstructions: '请按照盒内说明书操作。如说明书缺失，请联系我们。',
	guide: '判读结果',
	stepByStep: '按步骤检测',
	product: '产品介绍',
	wrong: '报告产品问题',
	elsewhere: '其他产品涉及该批号的有效通告',
	noNotices: '没有涉及该包装盒的有效通告。',
	closed: '涉及该批次的已关闭通告',
	closedOn: (day: string) => `${day} 关闭`,
	another: '查询其他包装盒',
	comma: '、',
	named: (title, reference) => `${title}（${reference}）`,
	facts: (reference, quantity) => `${reference}，${quantity}`,
	notice: (number, title) => `${number}：${title}`,
};

export const boxWords: Record<Language, typeof en> = { en, cn };
