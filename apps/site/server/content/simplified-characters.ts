/** Traditional characters of the field and of everyday words, each before its simplified one. */
const pairs =
	'檢检測测試试劑剂懷怀驗验體体藥药腫肿標标記记誌志結结診诊斷断療疗醫医護护檔档資资訊讯證证書书質质規规認认聯联繫系電电話话郵邮號号碼码產产業业製制廠厂應应鏈链經经' +
	'銷销貨货購购買买賣卖價价報报訂订閱阅職职歷历員员紙纸條条陽阳陰阴檳槟風风熱热發发燒烧嘔呕瀉泻腸肠膽胆臟脏腎肾貧贫鐵铁維维營营養养紅红糞粪隱隐臨临時时間间過过濾滤' +
	'減减類类項项種种殺杀細细狀状傳传癥症頭头嚨咙鏡镜桿杆愛爱衛卫們们關关於于國国際际會会議议動动態态聞闻樣样費费寶宝兒儿異异數数據据庫库權权約约誰谁專专學学術术單单' +
	'雙双對对錯错誤误變变雜杂難难濃浓儀仪機机構构優优勢势團团隊队總总裝装運运輸输環环節节';

const inSimplified = new Map(
	Array.from({ length: pairs.length / 2 }, (_, at) => [pairs.charAt(2 * at), pairs.charAt(2 * at + 1)]),
);

const traditional = new RegExp(`[${[...inSimplified.keys()].join('')}]`, 'g');

/** What is typed in traditional characters finds what is written in simplified ones. */
export const simplified = (text: string): string =>
	text.replace(traditional, (character) => inSimplified.get(character) ?? character);
