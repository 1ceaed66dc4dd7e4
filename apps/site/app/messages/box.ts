import type { Language } from '@site/contract/language';

/** Texts of the page of a box, and of the form that leads to it. */
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
	whereLead: 'On the side of the box with the bar code.',
	whereSteps: [
		['REF', 'The catalog number.'],
		['LOT', 'The batch, after (10). It is on the pouch or vial too.'],
		['GTIN, UDI', '14 digits, after (01). You may leave out a leading 0.'],
		['Hourglass', 'The expiration date, after (17).'],
		['Square code', 'Hold the camera of your phone over it: it opens the page of your box.'],
	],
	scan: 'Read the code with the camera',
	scanning: 'Hold the code on the box in front of the camera.',
	noCamera:
		'The camera cannot be used. The camera app of your phone reads the square code too: it opens the page of your box.',
	unreadable: 'This is neither a number nor a catalog number that we can read. Compare it with the box.',
	unknown: 'We know neither a product nor a lot under this number',
	/** For the address of an unknown box. */
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
			lead: 'It may be mistyped, or the product may be another maker’s.',
		},
	},
	mistyped: 'This number may be mistyped',
	/** Advice if nothing was found. */
	nextSteps: 'What to do next',
	next: [
		'Compare the number with the box, sign by sign: 0 and O, 1 and I, 5 and S, 8 and B are easily taken for each other.',
		'Type the catalog number beside REF instead, with the lot behind it.',
	],
	call: 'If it is printed as shown here, ask us before you use the test:',
	callToCheck: 'We can check the lot for you:',
	askExchange: 'Ask for an exchange',
	callForExchange: 'Or call us:',
	lotField: 'Lot, as printed beside LOT',
	checkLot: 'Check the lot',
	lotOf: (lot: string, title: string) => `Lot ${lot}: ${title}`,
	checkLotLead: 'Is your lot one of these? Type it to see what holds for your box.',
	empty: 'Please type or paste a number from the box.',
	yours: 'Your box',
	reference: 'REF',
	pack: 'Pack',
	gtin: 'GTIN',
	lot: 'Lot',
	expires: 'Expiration date, as printed',
	extended: 'Extended expiration date',
	made: 'Made on',
	/** Headlines, by verdict. */
	verdicts: {
		misread: () => 'Look at the label again',
		unknown: (_until: string, lot: string) => `We do not know lot ${lot}`,
		unlisted: (_until: string, lot: string) => `We cannot check lot ${lot} here`,
		someRecalled: () => 'A safety notice concerns some lots: check yours',
		differs: () => 'Compare the date, and ask us before use',
		past: () => 'Do not use it anymore',
		extended: (until: string) => `Use until ${until}`,
		good: (until: string) => `Use until ${until}`,
		undated: () => 'Read the expiration date on the box',
	},
	reasons: {
		misread: () =>
			'In our records, this lot and this product do not belong together: the lot is one of another product. Do not use the test yet. Compare GTIN and lot with the label on the box again.',
		unknown: () =>
			'Do not use the test yet. Read the lot again on the box and on the pouch or vial, sign by sign: 0 and O, 1 and I, 5 and S, 8 and B are easily taken for each other.',
		unlisted: () =>
			'The lots of this product are not listed here, so this page cannot tell whether yours is one of them. Read the expiration date beside the hourglass, see the notices about the product, and ask us if anything is in doubt.',
		someRecalled: () => 'Do not use the test before you have compared its lot.',
		differs: (printed: string, recorded: string) =>
			`The code says ${printed}. For this lot we have ${recorded}. The date beside the hourglass on the box tells which is right.`,
		past: (printed: string) => `The printed date, ${printed}, has passed.`,
		extended: (printed: string) => `The date of this lot was extended. ${printed} is printed on the box.`,
		good: () => 'This is the date that is printed on the box.',
		undated: () => 'It stands beside the hourglass. Do not use the test after that day.',
	},
	/** Introduces the steps of a notice. */
	concerned: (notice: string, lot: string) =>
		lot === '' ? `${notice} concerns every lot.` : `${notice} concerns lot ${lot}.`,
	passedToo: (printed: string) => `The printed date, ${printed}, has passed too.`,
	alike: 'Lots that look like it',
	recalled: 'named in a safety notice',
	withoutLot: 'Some lots may be used for longer than is printed. Type yours to see.',
	means: 'What this may mean',
	meanings: [
		['It was misread or mistyped.', 'This is the most frequent reason.'],
		['It is a new lot.', 'It may have left us before it came into these records. We can tell you.'],
		['The box may be a counterfeit.', 'Keep it, do not use it, and tell us where you bought it.'],
	],
	pastExtended: (extended: string) => `The extended date of this lot, ${extended}, has passed.`,
	notExtended: 'It was not extended for this lot.',
	readNotice: (number: string) => `Read notice ${number}`,
	toDo: 'What to do',
	choices: 'This lot is in several boxes. Which one is yours?',
	instructions: 'Instructions for use',
	forLot: 'The revision that belongs to your lot.',
	forUnknownLot:
		'We do not know your lot, so these are the current revisions. The revision number on the leaflet in your box tells which one is yours; earlier ones are on the page of each document.',
	byRange:
		'We do not know your lot. By its number it would have these revisions; the revision number on the leaflet in your box tells which one is yours.',
	otherLots: (languages: string) => `In ${languages} there are instructions for other lots alone.`,
	revision: (name: string) => `Revision ${name}`,
	noInstructions: 'Follow the instructions in the box. Ask us if they are missing.',
	guide: 'Read the result',
	stepByStep: 'Do the test step by step',
	product: 'About the product',
	wrong: 'Something is wrong with it',
	elsewhere: 'Open notices about this lot of another product',
	open: 'Open notices about this product',
	openForLot: 'Open notices about this lot',
	noNotices: 'No open notice concerns this lot.',
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
	whereLead: '在包装盒印有条码的一面。',
	whereSteps: [
		['REF', '货号。'],
		['LOT', '批号，位于 (10) 之后；铝箔袋或试纸筒上也有。'],
		['GTIN、UDI', '(01) 后的 14 位数字，开头的 0 可省略。'],
		['沙漏标志', '有效期，位于 (17) 之后。'],
		['方形码', '用手机相机对准，即可直接打开该包装盒的页面。'],
	],
	scan: '用相机读取编码',
	scanning: '请将包装盒上的编码对准相机。',
	noCamera: '无法使用相机。也可以用手机自带的相机应用对准方形码，直接打开该包装盒的页面。',
	unreadable: '无法识别该编号。请与包装盒核对。',
	unknown: '未找到该编号对应的产品或批次',
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
			lead: '编号可能输入有误，也可能是其他厂家的产品。',
		},
	},
	mistyped: '该编号可能输入有误',
	nextSteps: '下一步',
	next: [
		'请与包装盒逐位核对：0 与 O、1 与 I、5 与 S、8 与 B 容易混淆。',
		'或改为输入 REF 旁的货号，并在其后加上批号。',
	],
	call: '如与包装盒上的标示完全一致，使用前请致电我们：',
	callToCheck: '我们可以为您核对批号：',
	askExchange: '申请更换',
	callForExchange: '也可致电我们：',
	lotField: '批号（LOT 旁所印）',
	checkLot: '查询批号',
	lotOf: (lot, title) => `批号 ${lot}：${title}`,
	checkLotLead: '您的批号是否在其中？输入批号，查看您的包装盒应如何处理。',
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
		misread: () => '请再次核对包装盒标签',
		unknown: (_until, lot) => `我们没有批号 ${lot} 的记录`,
		unlisted: (_until, lot) => `此处无法核对批号 ${lot}`,
		someRecalled: () => '有安全通告涉及部分批次，请核对您的批号',
		differs: () => '请核对日期，使用前与我们联系',
		past: () => '请勿继续使用',
		extended: (until) => `可使用至 ${until}`,
		good: (until) => `可使用至 ${until}`,
		undated: () => '请查看包装盒上的有效期',
	},
	reasons: {
		misread: () =>
			'根据我们的记录，该批号与该产品不符：该批号属于其他产品。请暂勿使用，并再次核对包装盒标签上的 GTIN 和批号。',
		unknown: () => '请暂勿使用。请在包装盒以及铝箔袋或试纸筒上逐位核对批号：0 与 O、1 与 I、5 与 S、8 与 B 容易混淆。',
		unlisted: () =>
			'此处未列出该产品的批次，因此无法判断您的批号是否属于该产品。请查看沙漏标志旁的有效期以及该产品的通告；如有疑问，请与我们联系。',
		someRecalled: () => '核对批号之前，请勿使用。',
		differs: (printed: string, recorded: string) =>
			`编码中的有效期为 ${printed}，而我们记录的该批次有效期为 ${recorded}。请以包装盒上沙漏标志旁的日期核对。`,
		past: (printed: string) => `包装标示的有效期（${printed}）已过。`,
		extended: (printed: string) => `该批次的有效期已延长，包装标示的有效期为 ${printed}。`,
		good: () => '即包装标示的有效期。',
		undated: () => '有效期印在沙漏标志旁，过期后请勿使用。',
	},
	concerned: (notice, lot) => (lot === '' ? `${notice}涉及全部批次。` : `${notice}涉及批号 ${lot}。`),
	passedToo: (printed) => `包装标示的有效期（${printed}）也已过。`,
	alike: '相近的批号',
	recalled: '安全通告涉及',
	withoutLot: '部分批次的使用期限长于包装标示的有效期，请输入批号查询。',
	means: '可能的原因',
	meanings: [
		['批号看错或输入有误。', '这是最常见的原因。'],
		['这是新的批次。', '可能尚未录入我们的记录，我们可以为您核实。'],
		['该包装盒可能是假冒产品。', '请保留，不要使用，并告知我们购买渠道。'],
	],
	pastExtended: (extended: string) => `该批次延长后的有效期（${extended}）已过。`,
	notExtended: '该批次未延长有效期。',
	readNotice: (number) => `阅读通告 ${number}`,
	toDo: '您需要做什么',
	choices: '该批次有多种包装，请选择您的包装：',
	instructions: '使用说明书',
	forLot: '与您的批次对应的版本。',
	forUnknownLot: '我们没有您的批号的记录，因此此处为现行版本。请以盒内说明书上的版本号为准；以往版本见各文件页面。',
	byRange: '我们没有您的批号的记录。按批号顺序，应对应以下版本；请以盒内说明书上的版本号为准。',
	otherLots: (languages: string) => `${languages}说明书仅适用于其他批次。`,
	revision: (name: string) => `第 ${name} 版`,
	noInstructions: '请按照盒内说明书操作。如说明书缺失，请联系我们。',
	guide: '判读结果',
	stepByStep: '按步骤检测',
	product: '产品介绍',
	wrong: '报告产品问题',
	elsewhere: '其他产品涉及该批号的有效通告',
	open: '涉及该产品的有效通告',
	openForLot: '涉及该批次的有效通告',
	noNotices: '没有涉及该批次的有效通告。',
	closed: '涉及该批次的已关闭通告',
	closedOn: (day: string) => `${day} 关闭`,
	another: '查询其他包装盒',
	comma: '、',
	named: (title, reference) => `${title}（${reference}）`,
	facts: (reference, quantity) => `${reference}，${quantity}`,
	notice: (number, title) => `${number}：${title}`,
};

export const boxWords: Record<Language, typeof en> = { en, cn };

type Judged = {
	verdict: 'recalled' | keyof typeof en.verdicts;
	recalls: readonly { title: string; action: readonly string[] }[];
	extended: string;
	printed: string;
	lot: string;
};

/** The headline for a box. For a recalled one, it is the first step of the notice. */
export function boxHeadline(language: Language, { verdict, recalls, extended, printed, lot }: Judged): string {
	const [recall] = recalls;
	if (verdict === 'recalled') return recall?.action[0] ?? recall?.title ?? '';
	return boxWords[language].verdicts[verdict](extended || printed, lot);
}
