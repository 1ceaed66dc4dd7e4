import type { Text } from '@site/contract/language';

/** Each completes the sentence "You may not use the Site …". The specification counts 18 of them. */
export const prohibitedUses: Required<Text>[] = [
	{
		en: 'for any unlawful purpose, or to encourage or help others to break the law',
		cn: '用于任何非法目的，或鼓励、帮助他人违法',
	},
	{
		en: 'in violation of any international, federal, state or local regulation, rule or ordinance',
		cn: '违反任何国际、联邦、州或地方的法规、规则或条例',
	},
	{
		en: 'to infringe or violate our intellectual property rights or those of anyone else',
		cn: '侵犯我们或任何他人的知识产权',
	},
	{
		en: 'to harass, abuse, insult, defame, threaten or intimidate any person',
		cn: '骚扰、虐待、侮辱、诽谤、威胁或恐吓任何人',
	},
	{
		en: 'to discriminate on the basis of sex, gender, sexual orientation, religion, ethnicity, race, age, national origin or disability',
		cn: '基于性别、性别认同、性取向、宗教、民族、种族、年龄、国籍或残障进行歧视',
	},
	{
		en: 'to submit information that is false, misleading or incomplete on purpose',
		cn: '故意提交虚假、误导或不完整的信息',
	},
	{
		en: 'to impersonate any person or organization, or to misrepresent your connection with one',
		cn: '冒充任何个人或组织，或虚假陈述您与其之间的关系',
	},
	{ en: 'to upload or transmit viruses, worms or any other malicious code', cn: '上传或传播病毒、蠕虫或其他恶意代码' },
	{ en: 'to collect or track the personal information of others', cn: '收集或跟踪他人的个人信息' },
	{
		en: 'to send spam, chain letters or other unsolicited messages, or to phish, pharm or pretext',
		cn: '发送垃圾邮件、连锁信或其他未经请求的信息，或进行网络钓鱼、域名欺骗或冒名套取信息',
	},
	{
		en: 'to crawl, scrape or copy the Site by automated means, except as our instructions for search engines allow',
		cn: '以自动化手段爬取、抓取或复制本网站，我们对搜索引擎的说明所允许者除外',
	},
	{ en: 'for any obscene, pornographic or immoral purpose', cn: '用于任何淫秽、色情或不道德的目的' },
	{
		en: 'to interfere with or get around the security features of the Site, of a related website or of the internet',
		cn: '干扰或规避本网站、相关网站或互联网的安全功能',
	},
	{
		en: 'to gain, or try to gain, unauthorized access to any system, data or network connected with the Site',
		cn: '未经授权访问或试图访问与本网站相连的任何系统、数据或网络',
	},
	{
		en: 'to probe, scan or test the vulnerability of the Site without our written permission',
		cn: '未经我们书面许可，探测、扫描或测试本网站的漏洞',
	},
	{
		en: 'in a way that overloads, disables or impairs the Site or disturbs its use by others',
		cn: '以使本网站过载、失效或受损的方式使用，或妨碍他人使用',
	},
	{
		en: 'to frame or mirror any part of the Site, or to present its content as your own',
		cn: '以框架嵌入或镜像本网站的任何部分，或将其内容冒充为自己的内容',
	},
	{
		en: 'to promote, sell or resell products with claims, labels or intended uses that we have not authorized',
		cn: '以未经我们授权的宣称、标签或预期用途推广、销售或转售产品',
	},
];
